# Slova společná všem hrám: hráči, otázky, obrazovka, příkazy, přehledy.

## Hráči

seat-human = Hráč { $number }
seat-bot = Bot { $number }

# Jména v pádech, jak je v hláškách píše PLAYER: vlastní jméno zůstává, skloňuje se slovo před ním.
seat-human-gen = hráče { $number }
seat-human-dat = hráči { $number }
seat-human-acc = hráče { $number }
seat-human-ins = hráčem { $number }
seat-bot-gen = bota { $number }
seat-bot-dat = botovi { $number }
seat-bot-acc = bota { $number }
seat-bot-ins = botem { $number }
player-gen = hráče { $name }
player-dat = hráči { $name }
player-acc = hráče { $name }
player-ins = hráčem { $name }

list-and = { $first } a { $last }

## Několik karet

cards-known = { $count ->
    [one] kartu { $names }
   *[other] karty { $names }
}

## Otázky

prompt-card = { $card }: { $ask }
prompt-obey = { $by } ti přikazuje ({ $card }): { $ask }
prompt-demand = { $card }, tvůj příkaz pro { PLAYER($player, case: "acc") }: { $ask }
prompt-share = { $card }, součinnost s { PLAYER($by, case: "ins") }: { $ask }
prompt-theirs = { $card }, hraje { $by }: { $ask }
ask-nothing = nic nevyhovuje, odpověď je jen jedna. Nikdo jiný se to nedozví.
ask-counted = { $ask } ({ $nth } z { $most }){ $end }
option-priced = { $option } za { $price }
option-done = Hotovo
option-skip = Přeskočit

## Obrazovka

board-you = ty
screen-log = Průběh partie
screen-log-earlier = { $count ->
    [one] … ještě { $count } starší řádek: celý průběh ukáže l
    [few] … ještě { $count } starší řádky: celý průběh ukáže l
    [many] … ještě { $count } staršího řádku: celý průběh ukáže l
   *[other] … ještě { $count } starších řádků: celý průběh ukáže l
}
screen-log-empty = Zatím se nic nestalo.
screen-legend = Co znamenají symboly
no-legend = V této hře nejsou žádné symboly.
screen-intro = Vítej ve hře { $game }
screen-asked = { $player }, teď vybíráš ty
screen-input = Číslo · t stůl · k symboly · ? proč · h nápověda
screen-thinking = { $player } přemýšlí …
screen-pass = Předej zařízení: { $player }.
screen-pass-ready = { $player }, až se nikdo jiný nedívá, stiskni Enter
screen-sealed = Rozdání pečetí otisk { $hash }. Semínko, které uvidíš na konci, dokáže, že do něj nikdo nezasáhl.

## Příkazy

help-title = Nápověda
help-commands =
    Na otázku odpovíš číslem možnosti, jejím heslem nebo jejím zněním.
    t nebo Enter celý stůl; po odpovědi se ukáže jen to, co se změnilo
    k            co znamenají symboly na stole
    ?            pravidlo, o které jde, a karta, která se ptá
    ? 2          pravidlo a karta možnosti 2
    ? NÁZEV      kterákoli karta nebo pravidlo podle názvu, čísla či jejich části
    u            zpět: vezmeš zpátky poslední odpověď, pokud neukázala nic nového
    l            celý průběh partie
    s            uložit; s SOUBOR uloží, kam chceš
    q            uložit a skončit
    odstoupit    vzdát partii
    h            tato nápověda
help-more = Pravidla: kronika rules { $game }. Všechny karty: kronika cards { $game }.

undo-done = Odpověď byla vzata zpět.
undo-none = Není co vzít zpět: zatím nemáš žádnou odpověď.
undo-passed = Nemůžeš zpět: po tvé poslední odpovědi už se hra ptala někoho jiného.
undo-shown = Nemůžeš zpět: tvoje poslední odpověď ukázala něco nového a to už nejde zapomenout.
resign-sure = Opravdu chceš odstoupit ze hry? Napiš ano
resign-kept = Hraješ dál.
resign-refused = Teď nemůžeš odstoupit.
resign-refused-leave = Chceš-li přesto odejít, napiš q: později můžeš pokračovat.
resign-refused-none = Tato hra pro to nemá pravidlo: napiš q a odejdi z ní.
resign-refused-many = Při více než dvou hráčích ostatní tvé místo potřebují: napiš q a pokračuj s botem na svém místě (--seats).
refused = „{ $answer }“ teď nejde.
refused-instead = { $count ->
    [one] Jediná odpověď je 1.
   *[other] Napiš číslo od 1 do { $count }.
}
refused-tokens = Nebo jedno z těchto hesel: { $tokens }.
saved = Uloženo do souboru { $file }.
saved-continue = Pokračuj příkazem: { $command }
not-saved = { $error } Ulož jinam pomocí s SOUBOR, nebo napiš q ještě jednou a skončíš bez uložení.
nothing-found = Hra { $game } nemá kartu ani pravidlo pro „{ $words }“.
many-found = „{ $words }“ je na více místech ({ $count }): { $names }
rule-where = V pravidlech: { $where }
rule-inferred = V pravidlech to nestojí; takto je čteme.
rule-reading = Výklad: { $reading }
rule-not-applicable = Tady nemá žádný účinek: { $reason }
card-rulings = Výklad
card-reads = Jak kartu čteme: { $note }
card-variant = Jiné vydání: { $edition }

## Konec

result-title = Konec
line-total = celkem
result-winners = { $count ->
    [one] Vítězí { $players }.
   *[other] O vítězství se dělí { $players }.
}
result-seed = Semínko bylo { $seed }; odpovídá otisku ukázanému před rozdáním.
result-record = Záznam partie je v souboru { $file }. Přehraješ si ho příkazem: { $command }

## Seznamy

games-seats = { $least } až { $most } hráči
games-seats-fixed = { $most } hráči
games-default = výchozí
games-same = stejné hodnoty jako { $option }
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
cards-more = Kartu v plném znění ukáže: kronika cards { $game } { $example }
no-rulebook = { $game } tu nemá pravidla.
no-rule = K této otázce není zapsané žádné pravidlo.
rules-count = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
    [many] { $count } pravidla
   *[other] { $count } pravidel
}

## Přehrání

replay-title = { $game }, hráčů: { $seats }
replay-players = Hráči: { $players }
replay-sealed = Semínko { $seed } odpovídá otisku ukázanému před rozdáním ({ $hash }).
replay-shared = { $people ->
    [0] Část serveru odpovídá otisku ukázanému před partií ({ $hash }). Žádný hráč svou část nedal.
    [one] Rozdání si nikdo nemohl vybrat: část serveru odpovídá otisku ukázanému před partií ({ $hash }) a spolu s částí jednoho hráče z ní vychází semínko.
   *[other] Rozdání si nikdo nemohl vybrat: část serveru odpovídá otisku ukázanému před partií ({ $hash }) a spolu s částmi hráčů (počet: { $people }) z ní vychází semínko.
}
replay-unsealed = Záznam nemá otisk rozdání, semínko { $seed } proto nejde ověřit.
replay-other-rules = Partie byla zaznamenána podle jiných pravidel: verze { $then }, dnešní mají verzi { $now }.
replay-answers = { $count ->
    [one] { $count } odpověď, odpovídá pravidlům.
    [few] { $count } odpovědi, všechny odpovídají pravidlům.
    [many] { $count } odpovědi, všechny odpovídají pravidlům.
   *[other] { $count } odpovědí, všechny odpovídají pravidlům.
}
replay-open = Záznam končí dřív než partie.
replay-step = Enter: dál, q: konec
replay-stopped = { $count ->
    [one] Konec přehrávání po { $count } odpovědi.
   *[other] Konec přehrávání po { $count } odpovědích.
}

## Simulace

simulate-title = { $game }: { $bots }
simulate-games = partie
simulate-decisions = rozhodnutí
simulate-length = rozhodnutí na partii
simulate-length-value = průměr { $mean }, nejméně { $least }, nejvíce { $most }
simulate-wins = vítězství místa { $seat }, { $bot }
simulate-wins-value = { $wins } ({ $share } %)
simulate-reasons = jak partie skončily
simulate-reason = { $count } × { $reason }
simulate-speed = rychlost
simulate-speed-value = { $speed } rozhodnutí za sekundu na proces
simulate-time = čas
simulate-time-value = { $seconds } s

## Rozbory

review-working = Rozebírám partii
review-title = Rozbor: { $game }
review-chances = Šance na vítězství
review-luck-and-skill = Štěstí a umění
review-sums = { $player }: z { $start } před rozdáním na { $final }. Štěstí { $luck }, umění { $skill }.
review-turns = Zlomové okamžiky
review-no-turns = Žádný tah sám o sobě partii neotočil.
review-turn = Tah { $number }, { $player }: { $taken }. { $winner } { $change }, { $why ->
    [luck] hlavně štěstím
    [error] tady chybuje { $player }
    [end] tím je rozhodnuto
    [found] tah je lepší, než rozhodčí čekal
    [unforeseen] rozhodčí to nečekal
   *[play] hlavně uměním
}.
review-errors = Chyby
review-rate = { $player }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % výhry na rozhodnutí ({ $count ->
    [one] { $count } nebylo zřejmé
    [few] { $count } nebyla zřejmá
   *[other] { $count } nebylo zřejmých
}); nepřesnosti: { $inaccuracies }, chyby: { $mistakes }, hrubky: { $blunders }.
review-error = Tah { $number }, { $player }, { $grade } ({ $cost }): { $taken }. Lepší: { $best }.
review-because = Proč: { $reason }.
review-later = Výhoda se ukáže až později.
review-unsure = Rozhodčí si tím není jistý.
review-inaccuracy = nepřesnost
review-mistake = chyba
review-blunder = hrubka
review-resign = Vzdát se
review-judge = Rozhodčí { $judge }

## Úlohy

puzzles-working = Hledám úlohy: { $game }
puzzles-checking = Ověřuji úlohy: { $game }
puzzles-count = { $count ->
    [one] 1 úloha
    [few] { $count } úlohy
   *[other] { $count } úloh
}
puzzles-in-file = { $file }: { $count ->
    [one] 1 úloha
    [few] { $count } úlohy
   *[other] { $count } úloh
}.
puzzles-interrupted = Přerušeno. Co se našlo, je v souboru { $file }; další úlohy přidáš stejným příkazem.
puzzles-survived = Dvakrát potvrzených: { $count }. Poslední zkouškou prošlo { $stayed } ({ $share } %), ostatní jsou vyřazené.
puzzles-checked = Stejný nejlepší tah má i teď { $stayed } z { $count } úloh ({ $share } %).
puzzles-lost = Už nejsou jednoznačné: { $ids }

puzzle-theme-planning = Plánování
puzzle-theme-opening = Zahájení
puzzle-theme-timing = Načasování
puzzle-theme-attack = Útok
puzzle-theme-defence = Obrana
puzzle-theme-economy = Hospodářství
puzzle-theme-building = Stavění
puzzle-theme-progress = Pokrok
puzzle-theme-cards = Práce s kartami
puzzle-theme-endgame = Koncovka
puzzle-theme-combination = Kombinace

## U stolu

event-undone = { $player } bere poslední odpověď zpět.

## Čím je tah dobrý

part-win = { $more ->
    [yes] rozhodne partii v tvůj prospěch
   *[no] rozhodne partii v tvůj neprospěch
}
part-theirs = { $count ->
    [one] u soupeře { $part }
   *[other] u soupeřů { $part }
}
parts-but = { $gains }, ale { $loss }
