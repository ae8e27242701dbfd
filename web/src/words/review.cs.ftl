# Rozbory dohraných partií a učení z chyb.

review-heading = Rozbor
review-lead = Kde se partie rozhodla? Silný bot posoudí každou pozici i každé rozhodnutí.
review-start = Rozebrat partii
review-again = Rozebrat znovu
review-outdated = Od tohoto rozboru se boti ledacos naučili.
review-progress = Rozebírám: { $percent } %
review-chart = Šance na vítězství v %
review-players = Štěstí a umění
review-player = Hráč
review-luck = Štěstí
review-skill = Umění
review-change = Celkem
review-rate = Ztráta na rozhodnutí
review-rate-title = Průměr z rozhodnutí, která nebyla zřejmá: { $count }
review-players-note = Od šance před rozdáním k výsledku. Štěstí je to, co přinesly karty a kostky v porovnání se vším, co nikdo u stolu nemohl vědět; umění je to, co změnily tvé tahy a tahy ostatních.
review-turns-heading = Zlomové okamžiky
review-no-turns-yet = Žádný tah sám o sobě partii neotočil.
review-turn-luck = { $winner } { $change }, hlavně štěstím.
review-turn-play = { $winner } { $change }, hlavně uměním.
review-turn-error = { $winner } { $change }, tady chybuje { $player }.
review-turn-end = { $winner } { $change }, tím je rozhodnuto.
review-turn-found = { $winner } { $change }, tah je lepší, než rozhodčí čekal.
review-turn-unforeseen = { $winner } { $change }, rozhodčí to nečekal.
review-errors-heading = Chyby
review-no-errors = Bot žádnou chybu nenašel.
review-errors-soon = Chyby se objeví za chvíli.
review-grade-inaccuracy = Nepřesnost
review-grade-mistake = Chyba
review-grade-blunder = Hrubka
review-cost = ztráta { $cost }
review-better = Lepší: { $best }.
review-why = Proč: { $reason }.
review-later = Výhoda se ukáže až později.
review-not-sure = Tady si rozhodčí není jistý.
review-show = { $turn }: ukázat krok { $number }
review-try = Najít lepší tah
review-try-at = Najít lepší tah v kroku { $number }
review-learn = Poučit se z chyb
review-chances-now = { $player } { $chance } %
review-next-error = Další chyba
review-judge-name = Rozhodčí { $judge }

mistakes-title = Poučení z chyb
mistakes-number = { $number } z { $count }
mistakes-none = Tady se není z čeho poučit: bot žádnou chybu nenašel.
mistakes-no-review = Tato partie ještě nemá rozbor.
mistakes-task = { $player } – odehraný tah: „{ $taken }“. Najdi lepší.
mistakes-hint = Nápověda
mistakes-hint-reason = Hledej tohle: { $reason }.
mistakes-hint-none = Výhoda se ukáže až později: přemýšlej o pár tahů dopředu.
mistakes-answer = Ukázat řešení
mistakes-right = Správně!
mistakes-right-cost = „{ $option }“ je stejně dobré jako nejlepší tah.
mistakes-wrong = „{ $option }“ pořád znamená ztrátu { $cost }. Zkus to znovu.
mistakes-wrong-far = „{ $option }“ je zřetelně horší. Zkus to znovu.
mistakes-same = Takhle se hrálo. Zkus něco jiného.
mistakes-best = Nejlepší tah: { $option }.
mistakes-next = Další
mistakes-done = To byla poslední.
mistakes-back = Zpět k výsledku
mistakes-training = Přejít k tréninku

training-title = Trénink
training-lead = Chyby z tvých rozebraných partií se sem vracejí, dokud nenajdeš lepší tah.
training-start = { $count ->
    [one] Procvičit jednu chybu
    [few] Procvičit { $count } chyby
   *[other] Procvičit { $count } chyb
}
training-start-game = { $count ->
    [one] Procvičit jednu chybu z této hry
    [few] Procvičit { $count } chyby z této hry
   *[other] Procvičit { $count } chyb z této hry
}
training-train = Procvičit
training-due = { $count ->
    [one] Čeká na tebe jedna chyba.
    [few] Čekají na tebe { $count } chyby.
   *[other] Čeká na tebe { $count } chyb.
}
training-nothing-due = Teď na tebe nic nečeká.
training-later = Další se vrátí { $when }.
training-learned = naučeno { $learned } z { $total }
training-skipped = { $count ->
    [one] Jednu chybu vynecháváme, protože od rozboru partie se změnila pravidla.
    [few] { $count } chyby vynecháváme, protože od rozboru partií se změnila pravidla.
   *[other] { $count } chyb vynecháváme, protože od rozboru partií se změnila pravidla.
} Nech partie rozebrat znovu a chyby se vrátí.
training-skip = Tuhle chybu už nejde ukázat, proto ji přeskočíme.
training-returns = Tahle pozice se vrátí { $when }.
training-done = { $count ->
    [one] To byla pro teď jediná chyba.
    [few] To byly pro teď všechny { $count } chyby.
   *[other] To bylo pro teď všech { $count } chyb.
} Hned napoprvé správně: { $right }.
training-back = Zpět k tréninku
training-empty = Zatím není co trénovat
training-empty-text = Nech si rozebrat některou ze svých dohraných partií: chyby, které v ní bot najde, se sem budou vracet, dokud nenajdeš lepší tah.
training-empty-review = Vybrat partii k rozboru
training-home = { $count ->
    [one] Na trénink čeká jedna tvá chyba.
    [few] Na trénink čekají { $count } tvé chyby.
   *[other] Na trénink čeká { $count } tvých chyb.
}
