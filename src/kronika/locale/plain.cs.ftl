# Co říká hra, která vlastní slova nemá. Cokoli pojmenuje, tomu se říká jménem z jejího kódu.

intro-next = Teď: vyber, na co se hra níže ptá. Napiš ? 1 a přečteš si, čeho se týká první možnost.
intro-table =
    Na stole: nejdřív to, co je společné, potom ostatní hráči a dole ty.
    Skryté karty jsou vidět zezadu: [deck] ×3 jsou tři karty s takovým rubem.

card-known = { $name }
card-hidden = skrytá karta ({ $back })
cards-hidden = { $count ->
    [one] skrytá karta ({ $back })
    [few] { $count } skryté karty ({ $back })
    [many] { $count } skryté karty ({ $back })
   *[other] { $count } skrytých karet ({ $back })
}
effect-card = Účinek
