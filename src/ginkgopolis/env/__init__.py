"""The lab: the game as an environment for research, with numbers in and numbers out.

`batch.BatchGames` steps many games at once; `pettingzoo`, `gymnasium`, `open_spiel` and `rlcard` serve the
packages that are called so. Whoever imports this package finds "Ginkgopolis-v1" in Gymnasium, where that is
installed; OpenSpiel and RLCard know the game when the module of that name is imported.
"""

from importlib.util import find_spec

from ginkgopolis.env.registration import register_environments
from ginkgopolis.extras import require_extra

require_extra("lab")
if find_spec("gymnasium") is not None:
    register_environments()
