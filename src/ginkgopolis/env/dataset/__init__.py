"""Games of bots as a data set: written in shards, checked by replay, and read one decision at a time.

plan = DataPlan(bots=("planner", "greedy"), options=Options(players=2), seed=1)
write(Path("games"), plan, games=1000, processes=2)
data = load("games")            # what torch's DataLoader takes as it is
data[0]["observation"]
"""

from ginkgopolis.env.dataset.checking import check
from ginkgopolis.env.dataset.loading import DataSet, load
from ginkgopolis.env.dataset.manifest import BadDataSet, DataPlan, Manifest
from ginkgopolis.env.dataset.writing import write

__all__ = ["BadDataSet", "DataPlan", "DataSet", "Manifest", "check", "load", "write"]
