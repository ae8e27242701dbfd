"""Fitting a net to played games with PyTorch (the extra `train`).

While it is trained, a number's inputs are a thermometer (`examples`); in the finished net each range of numbers has one
row with the sum.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import torch
from torch import nn

from kronika.engine.layout import Input, Steps
from kronika.engine.net import HIDDEN, TOP, WIDTH, Net, Weights

from .examples import Example, spans, thermometer

BATCH = 256
RATE = 1e-3
DECAY = 0.3
DROPPED = 0.2  # of the inputs in training
MOST = 32_000  # the largest weight that fits


class Fitted(nn.Module):
    """The net in floats: 1 is what TOP is in whole numbers."""

    def __init__(self, net: Net) -> None:
        super().__init__()
        cards = len(net.table.card_ids)
        self.first = spans(net.inputs, cards, net.steps, True), spans(net.inputs, cards, net.steps, False)
        weights = net.weights
        self.own = embedding(thermometer(weights.own, self.first[0]))
        self.other = embedding(thermometer(weights.other, self.first[0]))
        self.shared = embedding(thermometer(weights.shared, self.first[1]))
        self.out = nn.Parameter(torch.tensor(weights.out[:HIDDEN] / TOP, dtype=torch.float32))

    def forward(self, batch: Batch) -> Any:
        """The logarithm of each seat's chance; seats that aren't there have none."""
        own = self.own(batch.rows, batch.starts)
        other = self.other(batch.rows, batch.starts)
        shared = self.shared(batch.shared, batch.shared_starts)
        every = shared.index_add(0, batch.position, other)
        lanes = (own - other + every[batch.position]) * batch.gain
        value = lanes[:, :HIDDEN].clamp(0, 1) @ self.out + lanes[:, HIDDEN] + batch.base
        grid = torch.full((len(shared), batch.seats), -1e9).index_put((batch.position, batch.seat), value)
        return grid.log_softmax(1)

    def rounded(self) -> tuple[Any, Any, Any, Any]:
        """Rows of whole numbers, each with the sum of its thermometer."""
        tables = []
        for table, first in ((self.own, 0), (self.other, 0), (self.shared, 1)):
            rows = table.weight.detach().numpy().astype(np.float64)
            sums = np.cumsum(rows, axis=0)
            starts = self.first[first]
            before = np.where(starts[:, None] > 0, sums[np.maximum(starts - 1, 0)], 0.0)
            tables.append(np.clip(np.rint((sums - before) * TOP), -MOST, MOST).astype(np.int16))
        out = np.zeros(WIDTH + 1, np.int32)
        out[:HIDDEN] = np.rint(self.out.detach().numpy() * TOP)
        out[HIDDEN] = TOP
        return tables[0], tables[1], tables[2], out


def embedding(rows: Any) -> nn.EmbeddingBag:
    table = nn.EmbeddingBag(len(rows), WIDTH, mode="sum")
    table.weight.data = torch.tensor(rows, dtype=torch.float32)
    return table


def blank(net_inputs: list[Input], steps: Steps, cards: int, features: Any, seed: int = 0) -> Weights:
    """A net that adds nothing to the features yet: hidden units by chance, whose word doesn't count."""
    random = np.random.default_rng(seed)
    own = sum(each.rows(cards, steps) for each in net_inputs if each.of_seat)
    shared = sum(each.rows(cards, steps) for each in net_inputs if not each.of_seat)
    tables = [random.normal(0, 0.05 * TOP, (rows, WIDTH)) for rows in (own, own, shared)]
    for table in tables:
        table[:, HIDDEN] = 0
    out = np.zeros(WIDTH + 1, np.int32)
    out[:HIDDEN] = np.rint(random.normal(0, 0.02 * TOP, HIDDEN))
    out[HIDDEN] = TOP
    own_rows, other_rows, shared_rows = (np.rint(table) for table in tables)
    return Weights(own_rows, other_rows, shared_rows, out, features)


class Batch:
    """Positions as the net takes them: bags of rows, one for each seat of each position."""

    def __init__(self, chosen: Sequence[Example], drop: Callable[[Any], Any]) -> None:
        self.gain = 1 / (1 - DROPPED)  # makes up for the inputs that are dropped
        rows: list[Any] = []
        shared: list[Any] = []
        sizes, shared_sizes, position, seat, base = [], [], [], [], []
        for number, each in enumerate(chosen):
            for who in range(each.seats):
                kept = drop(each.rows[who])
                rows.append(kept)
                sizes.append(len(kept))
                position.append(number)
                seat.append(who)
                base.append(each.base[who])
            kept = drop(each.rows[each.seats])
            shared.append(kept)
            shared_sizes.append(len(kept))
        self.rows = torch.from_numpy(np.concatenate(rows))
        self.starts = starts_of(sizes)
        self.shared = torch.from_numpy(np.concatenate(shared))
        self.shared_starts = starts_of(shared_sizes)
        self.position = torch.tensor(position)
        self.seat = torch.tensor(seat)
        self.base = torch.tensor(base, dtype=torch.float32)
        self.seats = max(each.seats for each in chosen)
        self.target = torch.zeros(len(chosen), self.seats)
        for number, each in enumerate(chosen):
            self.target[number, : each.seats] = torch.tensor(each.target)


def starts_of(sizes: Sequence[int]) -> Any:
    return torch.from_numpy(np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int32))


def fit(net: Net, found: list[Example], epochs: int, seed: int = 0) -> tuple[Net, float]:
    """A net trained on these positions, starting from the given one, and its loss beyond the least possible one."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    random = np.random.default_rng(seed)
    model = Fitted(net)
    optimizer = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=DECAY)
    steps = epochs * (len(found) // BATCH)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: max(0.05, 1 - step / max(1, steps)))

    def drop(rows: Any) -> Any:
        return rows[random.random(len(rows)) >= DROPPED]

    loss_sum, batches = 0.0, 0
    for epoch in range(epochs):
        order = random.permutation(len(found))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            batch = Batch([found[index] for index in order[start : start + BATCH]], drop)
            log_chances = model(batch)
            target = batch.target
            loss = (target * (target.clamp_min(1e-9).log() - log_chances)).sum(1).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            if epoch == epochs - 1:
                loss_sum, batches = loss_sum + float(loss.detach()), batches + 1
    own, other, shared, out = model.rounded()
    weights = Weights(own, other, shared, out, net.weights.features)
    return Net(net.table, net.inputs, net.steps, weights, net.features), loss_sum / max(1, batches)
