"""The six modules by name, in the order in which their questions come when a card is chosen."""

from typing import Final

from ginkgopolis.engine.modules.events import Events
from ginkgopolis.engine.modules.experts import Experts
from ginkgopolis.engine.modules.green_spaces import GreenSpaces
from ginkgopolis.engine.modules.keep_a_card import KeepACard
from ginkgopolis.engine.modules.new_buildings import NewBuildings
from ginkgopolis.engine.modules.prestige_buildings import PrestigeBuildings
from ginkgopolis.engine.state import Module

MODULES: Final[list[Module]] = [
    NewBuildings(),
    PrestigeBuildings(),
    GreenSpaces(),
    Experts(),
    Events(),
    KeepACard(),
]
