#pragma once

#include "halfmove/play/player.hpp"

#include <concepts>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>

namespace halfmove {

/// Any player, as a value: what tournaments and menus hold. The explanation is empty where the player has none.
template <game G>
class any_player {
public:
    template <player<G> Player>
        requires(!std::same_as<std::remove_cvref_t<Player>, any_player>)
    any_player(Player play)  // NOLINT(*-explicit-*)
        : play_(std::make_shared<model<Player>>(std::move(play))) {}

    [[nodiscard]] move_of<G> operator()(const state_of<G>& position) { return play_->choose(position); }
    [[nodiscard]] std::string explanation() const { return play_->explanation(); }

private:
    struct interface {
        interface() = default;
        interface(const interface&) = delete;
        interface& operator=(const interface&) = delete;
        virtual ~interface() = default;
        virtual move_of<G> choose(const state_of<G>& position) = 0;
        [[nodiscard]] virtual std::string explanation() const = 0;
    };

    template <class Player>
    struct model final : interface {
        explicit model(Player given) : play(std::move(given)) {}
        move_of<G> choose(const state_of<G>& position) override { return play(position); }
        [[nodiscard]] std::string explanation() const override {
            if constexpr (explaining_player<Player, G>) {
                return play.explanation();
            } else {
                return {};
            }
        }
        Player play;
    };

    std::shared_ptr<interface> play_;
};

}  // namespace halfmove
