# Úlohy.

puzzle-lead = Pozice ze skutečných partií, v nichž je jeden tah jasně lepší než všechny ostatní. Najdi ho!
puzzle-rating = Tvůj rating
puzzle-rating-unsure = Spolehlivý bude asi po deseti úlohách.
puzzle-streak = Denních úloh v řadě
puzzle-solved-count = Vyřešeno napoprvé
puzzle-daily = Úloha dne
puzzle-daily-about = { $game }, obtížnost { $rating }
puzzle-daily-solved = Dnešní úlohu máš vyřešenou.
puzzle-daily-failed = Dnešní úlohu už máš za sebou.
puzzle-daily-streak = { $count ->
    [one] Vyřešeno 1 den v řadě.
    [few] Vyřešeno { $count } dny v řadě.
   *[other] Vyřešeno { $count } dní v řadě.
}
puzzle-daily-go = Vyřešit
puzzle-daily-again = Podívat se znovu
puzzle-more = Další úlohy
puzzle-of-count = Vyřešeno { $solved } z { $count }
puzzle-go = Řešit úlohy
puzzle-themes = Témata
puzzle-none = Tato hra zatím žádné úlohy nemá.
puzzle-outdated = Od vzniku úloh se pravidla této hry změnila.
puzzle-title = Úloha
puzzle-task = Hraješ za: { $player }. Která odpověď vede k výhře nejčastěji?
puzzle-step = Otázka { $number } z { $count }
puzzle-rated = Obtížnost { $rating }
puzzle-all-themes = Všechna témata
puzzle-hint = Nápověda
puzzle-hint-reason = Hledej tohle: { $reason }.
puzzle-hint-none = Výhoda se ukáže až později: přemýšlej o pár tahů dopředu.
puzzle-show = Ukázat řešení
puzzle-right = Správně! Ještě není rozhodnuto o všem.
puzzle-solved = Vyřešeno!
puzzle-wrong = „{ $option }“ vyhrává méně často, o { $cost }. Zkus to znovu.
puzzle-wrong-far = „{ $option }“ je zřetelně horší. Zkus to znovu.
puzzle-counted = Do ratingu se počítá první odpověď; řešení ale můžeš hledat dál.
puzzle-solution = Řešení
puzzle-solution-step = { $option }: pak vyhraješ v { $chance } partií.
puzzle-solution-second = Druhý nejlepší tah: „{ $option }“, v { $chance } partií.
puzzle-new-rating = Tvůj rating: { $rating } ({ $change })
puzzle-next = Další úloha
puzzle-all = Všechny úlohy
puzzle-before = { $result ->
    [solved] Tuhle úlohu už máš vyřešenou.
    [helped] Tuhle úlohu už máš vyřešenou s nápovědou.
   *[other] Tuhle úlohu už znáš.
}
