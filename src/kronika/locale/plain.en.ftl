# What a game says that brings no words of its own. Whatever it names is called by its name in the code.

intro-next = Now answer the question below. Type ? 1 to read about the first option.
intro-table =
    The shared part of the table comes first, then the other players, and you at the bottom.
    Hidden cards are shown by their backs: [deck] ×3 means three cards with that back.

card-known = { $name }
card-hidden = a hidden card ({ $back })
cards-hidden = { $count ->
    [one] a hidden card ({ $back })
   *[other] { $count } hidden cards ({ $back })
}
effect-card = Effect
