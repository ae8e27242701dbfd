"""Reviews of finished games."""

from __future__ import annotations

from fastapi import APIRouter

from ..reviews import Found
from .deps import Address, MeNow, TheHub, TheRoom, limited
from .wire.learning import ReviewOut

router = APIRouter(prefix="/api", tags=["history"])


def review_out(found: Found) -> ReviewOut:
    return ReviewOut.model_validate({"state": found.state, "done": found.done, "review": found.review})


@router.get("/tables/{table_id}/review", dependencies=[limited("replays")])
async def read_review(room: TheRoom, hub: TheHub) -> ReviewOut:
    """The review of a finished game, or its progress."""
    return review_out(await hub.reviews.find(room))


@router.post("/tables/{table_id}/review", dependencies=[limited("hints")])
async def ask_for_review(room: TheRoom, hub: TheHub, me: MeNow, address: Address) -> ReviewOut:
    """Start the review of a finished game, unless there is one by the current judge. It counts as a bot's thinking
    time."""
    return review_out(await hub.reviews.ask(room, me.id, address))
