"""The leaderboard: the same games for every bot, packed with the bot so that anybody can check them.

docs/leaderboard.md tells the protocol.
"""
