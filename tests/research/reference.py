"""What the tests of the encodings count with."""


def numbers(fields, *names):
    """Some fields of a view, in this order; 0 where there is none."""
    return [fields.get(name, 0) for name in names]


def marked(names, which):
    """1 at its place."""
    assert which is None or which in names
    return [int(name == which) for name in names]


def named(names, counts):
    """The counts in the order of the names."""
    assert set(counts) <= set(names)
    return [counts.get(name, 0) for name in names]


def sums(names, pairs):
    """Like `named`, of pairs that are added up."""
    counts = {}
    for name, number in pairs:
        counts[name] = counts.get(name, 0) + number
    return named(names, counts)
