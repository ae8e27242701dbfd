"""The verbs of Imperial Settlers: the only code that changes zones and counters."""
