"""Train a policy-value net from an arena's dataset, with PyTorch: `python -m kronika.research.train DATASET`.

The policy learns the search's visit counts (or, without counts, the answers); the value learns the results, mixed with
the search's expectations. Whole deals are held out, and the state with the lowest loss on them is kept.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer

from kronika.engine.errors import BadSetup, KronikaError

from .actions import vocabulary
from .net import Net, squashed, values
from .observe import encoder
from .samples import Ints, Samples, load

try:
    import torch
    from torch import nn
except ImportError:
    raise ImportError(
        "Training needs PyTorch: pip install 'kronika[train]', or install the build of torch for your machine."
    ) from None

HELD_BACK = 10  # every tenth deal is held out


@dataclass(frozen=True)
class Settings:
    hidden: int = 64
    epochs: int = 30
    patience: int = 3  # epochs without a better loss on the held-out deals
    batch: int = 256
    rate: float = 2e-3
    decay: float = 1e-3
    dropout: float = 0.3
    sharp: float = 2.0  # the policy's goal is the visits to this power: a short search spreads them widely
    mix: float = 0.7  # how much of the value's goal is what the search expected; the rest is who won
    seed: int = 0


class Judge(nn.Module):
    """Two hidden layers, with the same arithmetic as `kronika.research.net`."""

    def __init__(self, inputs: int, actions: int, seats: int, settings: Settings) -> None:
        super().__init__()
        width = settings.hidden
        self.first = nn.EmbeddingBag(inputs, width, mode="sum")
        self.bias = nn.Parameter(torch.zeros(width))
        self.second = nn.Linear(width, width)
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, values(seats))
        self.dropout = nn.Dropout(settings.dropout)
        nn.init.normal_(self.first.weight, std=inputs**-0.5)

    def forward(self, batch: Batch) -> tuple[Any, Any]:
        """The log probability of each legal action, and the logarithm of each seat's expected share."""
        hidden = self.first(batch.places, batch.starts, per_sample_weights=batch.numbers) + self.bias
        hidden = self.dropout(torch.relu(self.second(self.dropout(torch.relu(hidden)))))
        rows = hidden[batch.owners]
        scores = (self.policy.weight[batch.legal] * rows).sum(1) + self.policy.bias[batch.legal]
        return log_shares(scores, batch.owners, len(hidden)), torch.log_softmax(self.value(hidden), 1)


@dataclass(frozen=True)
class Batch:
    places: Any
    numbers: Any
    starts: Any
    legal: Any
    owners: Any  # the row of each legal action
    goal: Any  # how often each legal action should be taken
    shares: Any  # (row, seat): the share of the victory that each seat should expect


def log_shares(scores: Any, owners: Any, rows: int) -> Any:
    """A softmax over the legal actions of each row."""
    top = torch.full((rows,), -torch.inf).scatter_reduce(0, owners, scores.detach(), "amax")
    scores = scores - top[owners]
    return scores - torch.zeros(rows).index_add(0, owners, scores.exp()).log()[owners]


def batch_of(samples: Samples, rows: Ints, settings: Settings) -> Batch:
    column = samples.column
    whose, at = samples.span("places", rows)
    owners, legal_at = samples.span("legal", rows)
    legal, visits = column["legal"][legal_at], column["visits"][legal_at] ** settings.sharp
    total = np.bincount(owners, visits, len(rows))
    answered = (legal == column["action"][rows][owners]).astype(np.float32)
    goal = np.where(total[owners] > 0, visits / np.maximum(1, total[owners]), answered)
    return Batch(
        places=torch.from_numpy(column["places"][at].astype(np.int64)),
        numbers=torch.from_numpy(squashed(column["values"][at])),
        starts=torch.from_numpy(np.searchsorted(whose, np.arange(len(rows)))),
        legal=torch.from_numpy(legal.astype(np.int64)),
        owners=torch.from_numpy(owners),
        goal=torch.from_numpy(goal.astype(np.float32)),
        shares=torch.from_numpy(shares_of(samples, rows, settings.mix)),
    )


def shares_of(samples: Samples, rows: Ints, mix: float) -> Any:
    """The share of the victory that each seat should expect, starting with the seat that answered."""
    seats = samples.seats
    shares = np.zeros((len(rows), values(seats)), np.float32)
    _, at = samples.span("results", rows)
    shares[:, :seats] = samples.column["results"][at].reshape(-1, seats)
    if seats == 1:
        shares[:, 1] = 1 - shares[:, 0]
    worth = samples.column["worth"][rows][:, None]
    expected = np.repeat((1 - worth) / (shares.shape[1] - 1), shares.shape[1], axis=1)
    expected[:, :1] = worth
    return np.where(np.isnan(worth), shares, mix * expected + (1 - mix) * shares).astype(np.float32)


def losses(judge: Judge, batch: Batch) -> tuple[Any, Any]:
    """The losses of the policy and the value, in nats per decision."""
    likely, shares = judge(batch)
    rows = len(batch.shares)
    return -(batch.goal * likely).sum() / rows, -(batch.shares * shares).sum() / rows


def split(samples: Samples) -> tuple[Ints, Ints]:
    """The rows to learn from and those to hold out. The games of a deal share its luck, so they stay together."""
    back = samples.column["deal"] % HELD_BACK == HELD_BACK - 1
    learned, kept = np.flatnonzero(~back), np.flatnonzero(back)
    if not len(learned) or not len(kept):
        raise BadSetup(f"There are too few games to learn from: at least {HELD_BACK} deals are needed.")
    return learned, kept


def train(samples: Samples, settings: Settings = Settings(), tell: Any = print) -> tuple[Judge, str]:  # noqa: B008
    """Train a net. Returns the one with the lowest loss on the held-out deals, and a line about it."""
    torch.manual_seed(settings.seed)
    random = np.random.default_rng(settings.seed)
    learned, kept = split(samples)
    judge = Judge(encoder(samples.game, samples.seats).size, len(vocabulary(samples.game)), samples.seats, settings)
    steps = torch.optim.AdamW(judge.parameters(), lr=settings.rate, weight_decay=settings.decay)
    tell(f"{len(learned)} decisions to learn from, {len(kept)} held back")
    best, state, note, since = float("inf"), judge.state_dict(), "", 0
    for epoch in range(1, settings.epochs + 1):
        judge.train()
        mean = np.mean([step(judge, steps, samples, rows, settings) for rows in shuffled(learned, random, settings)], 0)
        policy, value = measure(judge, samples, kept, settings)
        line = f"epoch {epoch}: policy {mean[0]:.3f} ({policy:.3f} held back), value {mean[1]:.3f} ({value:.3f})"
        tell(line)
        since += 1
        if policy + value < best:
            best, note, since = policy + value, line, 0
            state = {name: numbers.clone() for name, numbers in judge.state_dict().items()}
        if since >= settings.patience:
            break
    judge.load_state_dict(state)
    return judge, f"{len(learned)} decisions, {note}"


def shuffled(rows: Ints, random: np.random.Generator, settings: Settings) -> list[Any]:
    return np.array_split(random.permutation(rows), -(-len(rows) // settings.batch))


def step(judge: Judge, steps: Any, samples: Samples, rows: Ints, settings: Settings) -> tuple[float, float]:
    policy, value = losses(judge, batch_of(samples, rows, settings))
    steps.zero_grad()
    (policy + value).backward()
    steps.step()
    return policy.item(), value.item()


def measure(judge: Judge, samples: Samples, rows: Ints, settings: Settings) -> tuple[float, float]:
    judge.eval()
    with torch.no_grad():
        policy, value = losses(judge, batch_of(samples, rows, settings))
    return policy.item(), value.item()


def exported(judge: Judge, samples: Samples, explore: float, trust: float, note: str) -> Net:
    """The same net for NumPy."""
    state = {name: numbers.detach().numpy() for name, numbers in judge.state_dict().items()}
    layers = [(state["first.weight"], state["bias"]), (state["second.weight"].T, state["second.bias"])]
    policy = state["policy.weight"], state["policy.bias"]
    value = state["value.weight"], state["value.bias"]
    return Net(samples.game, samples.seats, layers, policy, value, explore, trust, note)


def main(
    dataset: Annotated[Path, typer.Argument(help="Folder written by kronika arena --dataset.")],
    out: Annotated[Path, typer.Option(help="File to write.")] = Path("net.npz"),
    hidden: Annotated[int, typer.Option(help="Width of the hidden layers.")] = Settings.hidden,
    epochs: Annotated[int, typer.Option(help="Maximum number of epochs.")] = Settings.epochs,
    sharp: Annotated[float, typer.Option(help="Power applied to the visits that the policy learns.")] = Settings.sharp,
    mix: Annotated[
        float, typer.Option(help="Weight of the search's expectation in the value's target.")
    ] = Settings.mix,
    explore: Annotated[float, typer.Option(help="How much the net's policy guides exploration.")] = 1.0,
    trust: Annotated[float, typer.Option(help="How much the net's value counts against playouts.")] = 0.5,
    seed: Annotated[int, typer.Option(help="The same seed gives the same net.")] = Settings.seed,
) -> None:
    """Train a policy-value net from an arena's dataset."""
    torch.set_num_threads(1)  # layers this small are slower with several threads
    try:
        samples = load(dataset)
        judge, note = train(samples, Settings(hidden=hidden, epochs=epochs, sharp=sharp, mix=mix, seed=seed))
        exported(judge, samples, explore, trust, note).save(out)
    except KronikaError as error:
        sys.exit(str(error))
    print(f"{out}: {out.stat().st_size / 1000:.0f} kB. Kept: {note}")


if __name__ == "__main__":
    typer.run(main)
