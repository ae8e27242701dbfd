"""The lab makes bots stronger and measures them. Nothing that plays depends on it.

`tune` finds a search's settings, `train` and `weigh` learn a value function's weights, `judge` compares bots choice by
choice, and `ladder` plays the published ladder. Each is a command: `python -m kronika.lab.tune --help`.
"""
