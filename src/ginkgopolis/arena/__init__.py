"""Matches between bots, with statistics that can be trusted."""

from ginkgopolis.arena.match import Block, Outcome, play_block
from ginkgopolis.arena.plan import Plan, check_plan
from ginkgopolis.arena.report import BotReport, Report, make_report
from ginkgopolis.arena.workers import play_blocks

__all__ = [
    "Block",
    "BotReport",
    "Outcome",
    "Plan",
    "Report",
    "check_plan",
    "make_report",
    "play_block",
    "play_blocks",
]
