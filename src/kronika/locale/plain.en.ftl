# What a game says that brings no words of its own. Whatever it names is called by its name in the code.

intro-next = Now: choose what you are asked for below. Type ? 1 to read what the first option is about.
intro-table =
    On the table: what all share comes first, then the other players, and you at the bottom.
    Hidden cards are shown by their backs: [deck] ×3 are three cards of that back.

card-known = { $name }
card-hidden = a hidden card ({ $back })
cards-hidden = { $count ->
    [one] a hidden card ({ $back })
   *[other] { $count } hidden cards ({ $back })
}
effect-card = Effect
