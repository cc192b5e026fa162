from ginkgopolis.bots import Bot


class Builder(Bot):
    """Builds on the tallest building that it can pay for, best in its colour; else exploits the tallest."""

    def choose(self, view, moves, rng):
        heights = {building.tile: building.height for building in view.buildings}
        purse = view.seats[view.seat].resources

        def worth(move):
            height = heights.get(move.card, 0)  # 0 for letters, and where no card is asked for
            if not height or not move.tile:
                return height
            loss = max(0, move.card.number - move.tile.number)  # points, for a lower number
            repaint = move.card.colour != move.tile.colour  # takes 1 resource more
            return 6 + 2 * height - loss - 3 * repaint if height + repaint <= purse else 0

        return max(moves, key=worth)
