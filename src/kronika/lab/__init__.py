"""The lab makes bots stronger and measures them. Nothing that plays depends on it.

`learn` trains a game's net, `train` and `weigh` learn a value function's weights, `tune` finds a search's settings.
`judge` compares bots choice by choice, `ladder` plays the published ladder, `calibrate` makes chances true, and
`confirm` checks what reviews call mistakes. Each is a command: `python -m kronika.lab.learn --help`.
"""
