"""Spaces of Gymnasium, which PettingZoo uses, too."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from ginkgopolis.env.fields import FIELDS
from ginkgopolis.env.schema import DTYPE, bounds


def action_space(actions: int) -> Any:
    """Return the space of that many actions."""
    return Discrete(actions)


def observation_space(actions: int, by_name: bool) -> Any:
    """Return the space of observations with their masks: one row of numbers, or arrays by name."""
    low, high = bounds()
    numbers: Any = Box(low, high, dtype=DTYPE)
    if by_name:
        numbers = Dict({field.name: Box(field.low, field.high, field.shape, DTYPE) for field in FIELDS})
    return Dict({"observation": numbers, "action_mask": Box(0, 1, (actions,), np.int8)})
