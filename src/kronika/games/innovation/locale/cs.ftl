# Inovace česky. Pojmy podle českých pravidel: vzít si, vyložit, aktivovat, ovládnout, schovat, roztáhnout, obodovat.

game-name = Inovace
game-about = Postav civilizaci z karet deseti epoch: aktivuj je, využívej součinnost a odolávej příkazům.

intro =
    Cíl: jako první mít { $seats ->
        [2] 6 ovládnutých karet
        [3] 5 ovládnutých karet
       *[other] 4 ovládnuté karty
    }. K ovládnutí epochy potřebuješ pětkrát tolik bodů vlivu, kolik je její číslo (epocha 3: 15 bodů), a aktivní kartu aspoň této epochy. Karty pokroku ovládneš automaticky, jakmile splníš jejich podmínku.
    Tvůj tah: 2 akce. Vezmi si kartu, vylož kartu z ruky, aktivuj kartu nebo ovládni epochu.
    Aktivace: soupeř, který má požadovaného zdroje aspoň tolik co ty, využívá součinnost, a to dřív než ty; kdo ho má méně, musí splnit příkaz.
intro-next = Teď: vyber jednu ze svých 2 karet, kterou vyložíš jako první. Napiš ? 1 a přečteš si první z nich. Začíná hráč, jehož karta je první v abecedě.
legend =
    ♜ hrad
    ♛ koruna
    ♣ list
    ☼ žárovka
    ⚙ továrna
    ◷ hodiny
    · obrázek: žádný zdroj
    ← roztaženo doleva
    → roztaženo doprava
    ↑ roztaženo nahoru
    ▶ hráč na tahu
    Č1 červená karta epochy 1
    { "[" }2]×3 tři skryté karty epochy 2
    – nic
intro-table =
    Na stole: každý řádek herní oblasti je balíček jedné barvy: epocha, název a zdroje aktivní karty, potom to, co leží pod ní. Zdroje jsou v pořadí jako na kartě: vlevo nahoře, potom spodní řada.
    Šipka je roztažení; za ní jsou zdroje, které ukazuje z každé zakryté karty.

## Karty

card-known = kartu { $name }
card-hidden = kartu epochy { $back }
cards-hidden = { $count ->
    [one] kartu epochy { $back }
    [few] { $count } karty epochy { $back }
    [many] { $count } karty epochy { $back }
   *[other] { $count } karet epochy { $back }
}
card-facts = epocha { $age }, { $colour }
card-featured = požadovaný zdroj: { $icon }
effect-demand = Příkaz
effect-share = Součinnost
special-achievement = karta pokroku

## Slova

word-red = červený
word-yellow = žlutý
word-green = zelený
word-blue = modrý
word-purple = fialový
word-none = neroztažený
word-left = doleva
word-right = doprava
word-up = nahoru
word-castle = hrad
word-crown = koruna
word-leaf = list
word-lightbulb = žárovka
word-factory = továrna
word-clock = hodiny
word-monument = Technologie
word-empire = Vojenství
word-world = Diplomacie
word-wonder = Kultura
word-universe = Věda
word-hand = ruka
word-score = vliv
word-board = herní oblast
word-draw = vzít si

## Barva karty

colour-red = červená
colour-yellow = žlutá
colour-green = zelená
colour-blue = modrá
colour-purple = fialová

## Možnosti

option-open = Začít kartou { $name }
option-action = Provést akci
option-draw = Vzít si kartu
option-meld = Vyložit { $card }
option-dogma = Aktivovat { $card }
option-achieve = Ovládnout epochu { $number }
option-return = Vrátit { $card }
option-tuck = Schovat { $card }
option-score = Obodovat { $card }
option-transfer = Přesunout { $card }
option-swap = Vyměnit { $card }
option-take = Vzít si { $card }
option-keep = Ponechat si { $card }
option-reveal = Ukázat { $card }
option-place = Položit { $card }
option-execute = Vyhodnotit { $card }
option-splay = { $word2-id ->
    [none] Srovnat { $word } balíček
   *[other] Roztáhnout { $word } balíček { $word2 }
}
option-colour = { $word-id ->
    [red] Zvolit červenou
    [yellow] Zvolit žlutou
    [green] Zvolit zelenou
    [blue] Zvolit modrou
   *[purple] Zvolit fialovou
}
option-value = Určit hodnotu { $number }
option-player = Zvolit { PLAYER($player, case: "acc") }
option-return-scored = Vrátit kartu epochy { $number } z vlivu { PLAYER($player, case: "gen") }
option-exchange = Vyměnit karty
option-meld-all = Vyložit všechny tyto karty
option-tuck-all = Schovat všechny karty
option-score-all = Obodovat všechny karty
option-draw-and-tuck = Vzít si kartu a schovat ji
option-evolve = { $word-id ->
    [score] Vzít si a obodovat kartu hodnoty 8, potom vrátit kartu z vlivu
   *[draw] Vzít si kartu hodnoty o 1 vyšší, než je nejvyšší karta ve tvém vlivu
}

# Kde by „Hotovo“ znělo špatně: `done-<klíč>`.

done-splay = Neroztahovat
done-score = Nebodovat
done-colour = { option-skip }
done-player = { option-skip }
done-evolve = { option-skip }

## Otázky

# Kde leží karty, na které se otázka ptá, a ke komu některá z nich přejde.

from-place = { $from ->
    [hand] { $whose ->
        [own] { " z ruky" }
       *[other] { " z ruky " }{ PLAYER($owner, case: "gen") }
    }
    [score] { $whose ->
        [own] { " ze svého vlivu" }
       *[other] { " z vlivu " }{ PLAYER($owner, case: "gen") }
    }
    [board] { $whose ->
        [own] { " ze své herní oblasti" }
       *[other] { " z herní oblasti " }{ PLAYER($owner, case: "gen") }
    }
   *[none] { "" }
}
to-whom = { $role ->
    [obey] { $whose ->
        [own] { " " }{ PLAYER($by, case: "dat") }
        [other] { " k sobě" }
       *[none] { "" }
    }
   *[card] { "" }
}

ask-open = vyber kartu, kterou vyložíš jako první.
ask-action = vyber svou akci.
ask-draw = { $may ->
    [yes] můžeš si vzít kartu.
   *[no] vezmi si kartu.
}
ask-meld = { $may ->
    [yes] můžeš vyložit kartu{ from-place }.
   *[no] vyber kartu{ from-place }, kterou vyložíš.
}
ask-meld-only = můžeš vyložit { $card }.
ask-dogma = { $may ->
    [yes] můžeš aktivovat kartu.
   *[no] vyber kartu, kterou aktivuješ.
}
ask-dogma-only = můžeš aktivovat { $card }.
ask-achieve = { $may ->
    [yes] můžeš ovládnout epochu.
   *[no] vyber epochu, kterou ovládneš.
}
ask-return = { $may ->
    [yes] můžeš vrátit kartu{ from-place }.
   *[no] vyber kartu{ from-place }, kterou vrátíš.
}
ask-return-only = můžeš vrátit { $card }.
ask-tuck = { $may ->
    [yes] můžeš schovat kartu{ from-place }.
   *[no] vyber kartu{ from-place }, kterou schováš.
}
ask-tuck-only = můžeš schovat { $card }.
ask-score = { $may ->
    [yes] můžeš obodovat kartu{ from-place }.
   *[no] vyber kartu{ from-place }, kterou oboduješ.
}
ask-score-only = můžeš obodovat { $card }.
ask-transfer = { $may ->
    [yes] můžeš přesunout kartu{ from-place }{ to-whom }.
   *[no] vyber kartu{ from-place }, kterou přesuneš{ to-whom }.
}
ask-transfer-only = můžeš přesunout { $card }.
ask-swap = { $may ->
    [yes] můžeš vyměnit kartu{ from-place }.
   *[no] vyber kartu{ from-place }, kterou vyměníš.
}
ask-swap-only = můžeš vyměnit { $card }.
ask-take = { $may ->
    [yes] můžeš si vzít do ruky kartu ze svého vlivu.
   *[no] vyber kartu ze svého vlivu, kterou si vezmeš do ruky.
}
ask-take-only = můžeš si vzít do ruky { $card } ze svého vlivu.
ask-keep = { $may ->
    [yes] můžeš si ponechat kartu.
   *[no] vyber jedinou kartu, kterou si ponecháš.
}
ask-keep-only = můžeš si ponechat { $card }.
ask-reveal = { $may ->
    [yes] můžeš ukázat kartu z ruky.
   *[no] vyber kartu z ruky, kterou ukážeš.
}
ask-reveal-only = můžeš ukázat { $card } z ruky.
ask-place = { $may ->
    [yes] můžeš vybrat další kartu balíčku, odspodu nahoru.
   *[no] vyber další kartu balíčku, odspodu nahoru.
}
ask-execute = { $may ->
    [yes] můžeš vyhodnotit kartu bez sdílení.
   *[no] vyber kartu, kterou vyhodnotíš bez sdílení.
}
ask-execute-only = můžeš vyhodnotit { $card } bez sdílení.
ask-splay = { $may ->
    [yes] můžeš roztáhnout jeden ze svých balíčků.
   *[no] vyber balíček, který roztáhneš.
}
ask-splay-only = { $word2-id ->
    [none] můžeš srovnat svůj { $word } balíček.
   *[other] můžeš roztáhnout svůj { $word } balíček { $word2 }.
}
ask-colour = { $may ->
    [yes] můžeš vybrat barvu.
   *[no] vyber barvu.
}
ask-value = { $may ->
    [yes] můžeš určit hodnotu.
   *[no] urči hodnotu.
}
ask-player = { $may ->
    [yes] můžeš vybrat hráče.
   *[no] vyber hráče.
}
ask-return-scored = { $may ->
    [yes] můžeš vybrat, z čího vlivu se karta vrátí.
   *[no] vyber, z čího vlivu se karta vrátí.
}
ask-exchange = můžeš karty vyměnit.
ask-meld-all = můžeš vyložit všechny tyto karty ze svého vlivu.
ask-tuck-all = můžeš schovat všechny karty z ruky.
ask-score-all = můžeš obodovat všechny karty z ruky.
ask-draw-and-tuck = můžeš si vzít kartu a schovat ji.
ask-evolve = { $may ->
    [yes] můžeš si vzít a obodovat kartu hodnoty 8, nebo si vzít kartu podle nejvyšší karty ve svém vlivu.
   *[no] vyber, zda si vezmeš a oboduješ kartu hodnoty 8, nebo si vezmeš kartu podle nejvyšší karty ve svém vlivu.
}

## Průběh partie

event-turn = Tah { $number }: { $player }
event-drew = { $player } si bere { $card }.
event-drew-many = { event-drew }
event-revealed = { $player } ukazuje { $card }.
event-named = { $player } jmenuje: { $word }.
event-showed-hand = { $player } ukazuje všechny karty v ruce.
event-melded = { $player } vykládá { $card }.
event-tucked = { $player } schovává { $card }.
event-tucked-many = { event-tucked }
event-scored = { $player } boduje { $card }.
event-scored-many = { event-scored }
event-returned = { $player } vrací { $card }.
event-returned-many = { event-returned }
event-transferred = { $same ->
    [yes] { $player } přesouvá { $card } do { $place-id ->
        [hand] své ruky
        [score] svého vlivu
       *[board] své herní oblasti
    }.
   *[no] { $player } přesouvá { $card } do { $place-id ->
        [hand] ruky
        [score] vlivu
       *[board] herní oblasti
    } { PLAYER($to, case: "gen") }.
}
event-exchanged = { $same ->
    [yes] { $player } při výměně přesouvá { $card } do { $place-id ->
        [hand] své ruky
       *[score] svého vlivu
    }.
   *[no] { $player } při výměně přesouvá { $card } do { $place-id ->
        [hand] ruky
       *[score] vlivu
    } { PLAYER($to, case: "gen") }.
}
event-removed = { $player } odstraňuje { $card } ze hry.
event-rearranged = { $player } přerovnává { $colour } balíček; navrchu leží karta { $name }.
event-splayed = { $direction-id ->
    [none] { $player } srovnává { $colour } balíček.
   *[other] { $player } roztahuje { $colour } balíček { $direction }.
}
event-achieved = { $player } ovládá epochu { $age }.
event-claimed = { $player } ovládá kartu pokroku { $achievement }.
event-activated = { $player } aktivuje { $card }.
event-executes = { $player } vyhodnocuje { $card } bez sdílení.
event-obeys = { $player } plní příkaz.
event-obeyed-in-vain = { $player } nemá nic, co příkaz žádá, takže se nic nestane.
event-demand-reaches-nobody = Příkaz nikoho nezasáhne: požadovaný zdroj ({ $icon }) mají všichni aspoň tolikrát co { $player }.
event-shares = { $player } využívá součinnost.
event-shared-in-vain = { PLAYER($player, case: "dat") } to nic nemění, takže za to není odměna za součinnost.
event-changed-nothing = { $number }. efekt { PLAYER($player, case: "dat") } nic nemění.
event-bonus = Odměna za součinnost: { $player } si bere kartu navíc.
event-resigned = { $player } se vzdává.
event-ended = Partie končí.

## Konec

reason-achievements = { $count ->
    [one] Má dost ovládnutých karet.
   *[other] Mají dost ovládnutých karet.
}
reason-points = Rozhodují body vlivu a při shodě ovládnuté karty.
reason-effect = Rozhoduje efekt karty.
reason-resigned = Soupeř se vzdává.
line-points = body vlivu
line-score-cards = karty ve vlivu
line-age-achievements = ovládnuté epochy
line-special-achievements = karty pokroku
line-achievements-total = ovládnuté karty celkem

## Možnosti partie

variant-city_states = Městské státy
variant-city_states-score = cíl příkazu si vezme a oboduje kartu hodnoty 1 (česká pravidla)
variant-city_states-draw = cíl příkazu si kartu hodnoty 1 jen vezme (jiná vydání)
variant-titles = Kdo začíná
variant-titles-cs = abecední pořadí českých názvů
variant-titles-en = abecední pořadí anglických názvů

## Stůl na obrazovce

table-turn = Tah { $number }
table-setup = Příprava
table-needed = { $number ->
    [one] k vítězství stačí { $number } ovládnutá karta
    [few] k vítězství stačí { $number } ovládnuté karty
    [many] k vítězství stačí { $number } ovládnuté karty
   *[other] k vítězství stačí { $number } ovládnutých karet
}
table-age = Epocha
table-supply = Zbývá karet
table-price = Body k ovládnutí
table-specials = Karty pokroku
table-legend = Zdroje
board-title = { $points ->
    [one] { $points } bod vlivu
    [few] { $points } body vlivu
    [many] { $points } bodu vlivu
   *[other] { $points } bodů vlivu
}, ovládnuté karty { $count } z { $needed }
board-actions = { $actions ->
    [0] na tahu
    [one] na tahu, zbývá { $actions } akce
    [few] na tahu, zbývají { $actions } akce
    [many] na tahu, zbývá { $actions } akce
   *[other] na tahu, zbývá { $actions } akcí
}
board-empty = v herní oblasti zatím není žádná karta
board-without = bez karet: { $colours }
board-covered = { $count ->
    [one] + { $count } karta
    [few] + { $count } karty
    [many] + { $count } karty
   *[other] + { $count } karet
}
board-hand = Ruka
board-score = Vliv
board-achievements = Ovládnuté karty
board-age = epocha { $age }
board-none = žádné
board-opened = už má vybráno

hint-draw = z epochy { $age }
hint-draw-end = žádná karta nezbývá: partie tím skončí
hint-demand = příkaz plní { $players }
hint-share = součinnost využívá { $players }
hint-alone = součinnost nikdo nevyužije
hint-nobody = příkaz nikoho nezasáhne

## Co možnost udělá

about-achieve = o jednu ovládnutou kartu blíž k vítězství
about-exchange = karty obou míst si vymění strany
about-done-splay = balíček zůstane, jak je

## Why a move is good: what there is more or less of after it

part-achievements = { $more ->
    [yes] více ovládnutých karet
   *[no] méně ovládnutých karet
}
part-reachable = { $more ->
    [yes] více epoch na dosah
   *[no] méně epoch na dosah
}
part-points = { $more ->
    [yes] více bodů vlivu
   *[no] méně bodů vlivu
}
part-hand_values = { $more ->
    [yes] hodnotnější karty v ruce
   *[no] méně hodnotné karty v ruce
}
part-top_values = { $more ->
    [yes] vyšší aktivní karty
   *[no] nižší aktivní karty
}
part-icons = { $more ->
    [yes] více zdrojů
   *[no] méně zdrojů
}

## Témata úloh

puzzle-theme-demand = Příkaz
puzzle-theme-dogma = Aktivace
puzzle-theme-achievement = Ovládnutí
puzzle-theme-scoring = Bodování
