// What the lessons of Dungeon Lords say in Polish.
import type { Translation } from '@undertow/shared/words/catalog.ts';
import type { lesson as english } from './en.ts';

export const lesson: Translation<typeof english> = {
  lead: 'Przez rok buduj podziemia, a potem zobacz, kto przyjdzie je popsuć.',
  hint: 'Można na przykład tak. Lekcja pójdzie dalej, także gdy wybierzesz inaczej.',
  round: {
    title: 'Runda budowania',
    text: 'Zaplanuj trzy rozkazy, kop, wydobywaj, najmij potwora, zapłać podatki i poznaj bohatera, na którego zasługujesz.',
    before: 'Nie musisz jeszcze nic wiedzieć.',
    steps: {
      year: {
        title: 'Rok',
        text: 'Jesteś Ottilie. Po dwóch latach wygrywa, kto ma najwięcej punktów, i zdobywa licencję lorda podziemi. Co roku budujesz przez cztery rundy; ta jest druga. Tu widać, kto i co przyjdzie w tej rundzie i w następnej.',
      },
      lane: {
        title: 'Zaułek',
        text: 'Osiem domów to osiem rozkazów. W każdym są trzy miejsca dla sług, a każde miejsce ma swoją cenę i swój zysk. Kto zastanie wszystkie zajęte, nie wchodzi.',
      },
      scale: {
        title: 'Jak bardzo się ciebie boją',
        text: 'Im dalej w prawo stoi twoja maska, tym większy budzisz strach. Najsłabszy bohater idzie do najmniej złego, najsilniejszy do najgorszego. Od 10 przychodzi też paladyn.',
      },
      dungeon: {
        title: 'Twoje podziemia',
        text: 'Korytarze dają złoto, a komnaty coś wytwarzają. Podczas oblężenia bohaterowie wchodzą od góry i podbijają pole za polem. Liczba przy koronie to twoje dotychczasowe punkty.',
      },
      others: {
        title: 'Twoi sąsiedzi',
        text: 'To jeden z trzech. Wszyscy widzą, co mają. 3/4 chochlików znaczy, że trzy z czterech są wolne. Za haczykiem są rozkazy, które są dla nich poza zasięgiem. Po tym poznasz, co mogą planować.',
      },
      reach: {
        title: 'Poza zasięgiem',
        text: 'Dwa rozkazy każdego lorda są poza zasięgiem, bo wydał je w ostatniej rundzie; twoje to blade karty. Litery pod domem to pozostali: czyja litera jest przekreślona, ten nie może tam przyjść.',
      },
      orders: {
        title: 'Zaplanuj trzy rozkazy',
        text: 'Naciśnij „Kop korytarze”, „Wydobądź złoto” i „Najmij potwora” w dowolnej kolejności i wyślij je. I II III pod zaplanowaną kartą to jej miejsca; bladego nie dostaniesz. Wszyscy planują naraz i w tajemnicy.',
      },
      spaces: {
        title: 'Kto gdzie stoi',
        text: 'Słudzy stawali karta po karcie. W tej rundzie zaczyna Borislav, a ty jesteś na końcu. W każdym z twoich trzech domów ktoś już był, więc stoisz na miejscu II.',
      },
      work: {
        title: 'Dom po domu',
        text: 'Teraz domy działają jeden po drugim. Na miejscu II rozkazu „Kop korytarze” mogą kopać najwyżej trzy chochliki; na III cztery, a jeden w kapeluszu nadzoruje. Skorzystaj ze swojego miejsca.',
      },
      dig: {
        title: 'Wykop dwa korytarze',
        text: 'Wybierz dwa z zaznaczonych miejsc; trzeci chochlik może zostać wolny. Korytarz musi stykać się z twoimi podziemiami, a cztery pola nie mogą utworzyć kwadratu. Na każdy korytarz trzeba jednego chochlika.',
      },
      imps: {
        title: 'Chochlik pracuje raz',
        text: 'Dwa z twoich sześciu chochlików kopały i odpoczywają do następnej rundy. Zostały cztery. Skorzystaj z kopalni.',
      },
      mine: {
        title: 'Wydobądź 2 złota',
        text: 'Jeden chochlik bierze 1 złoto z jednego korytarza. Wydobywaj w dwóch korytarzach i zostaw dwa chochliki dla magicznej komnaty.',
      },
      hire: {
        title: 'Od końca',
        text: 'Najmowanie i budowanie zaczyna się od miejsca III. Nikt tam nie stoi, więc wybierasz przed Grimmą, która była tu pierwsza.',
      },
      witch: {
        title: 'Najmij wiedźmę',
        text: 'Kosztuje 1 jedzenie i jeden krok ku złu. Kto dobrze walczy, często psuje ci opinię.',
      },
      feared: {
        title: 'Co z tego wynika',
        text: 'Twoja maska stoi teraz na 6. Dwoje jest mniej złych od ciebie, więc przyjdzie do ciebie trzeci z czterech bohaterów.',
      },
      room: {
        title: 'Komnata pracuje',
        text: 'Po rozkazach komnaty wytwarzają. Uruchom magiczną komnatę: dwa chochliki i 1 jedzenie dają nowego chochlika.',
      },
      back: {
        title: 'Rozkazy wracają',
        text: 'Pierwszy rozkaz twojego planu będzie w następnej rundzie znów w ręce. Dwa pozostałe będą wtedy poza zasięgiem. Zamiast niego można by cofnąć rozkaz, który się nie przydał.',
      },
      taxes: {
        title: 'Podatki',
        text: 'Wydarzenie tej rundy: 1 złoto za każde dwa pola. Masz ich sześć, więc zapłać 3. Każde brakujące złoto to czerwony znacznik, a on kosztuje na koniec 3 punkty.',
      },
      hero: {
        title: 'Bohater u drzwi',
        text: 'Trzeciemu w kolejce trzeci bohater: wojownik jest twój. Czeka tu na tych, którzy jeszcze przyjdą, aż do oblężenia.',
      },
      next: {
        title: 'I tak dalej',
        text: 'Zaczęła się następna runda. Przyniesie wypłatę: każdy stwór znów chce swojej ceny albo odchodzi. Po czterech rundach bohaterowie wejdą do środka. O tym jest następna lekcja.',
      },
    },
  },
  battle: {
    title: 'Oblężenie',
    text: 'Zastaw pułapkę, wyślij stwory, przejdź kroki bitwy i zobacz, co liczy się na koniec.',
    before: 'Warto znać rundę budowania.',
    steps: {
      party: {
        title: 'Trzej bohaterowie',
        text: 'Przyszli po twoje podziemia. Wojownik z przodu zbiera ciosy, czarodziej rzuca czary, kapłan leczy. Białe znaki pod każdym to punkty życia; czerwony jest stracony.',
      },
      card: {
        title: 'Kroki bitwy',
        text: 'Pułapka, szybki czar, twoje stwory, powolny czar, leczenie, podbój: zawsze w tej kolejności. Kto padnie, trafia do twojego więzienia.',
      },
      plan: {
        title: 'Zaplanuj obronę',
        text: 'Wchodzą do pierwszego korytarza. Może tam czekać jedna pułapka, jeden potwór i dowolna liczba duchów. Wyślij do bitwy toczący się głaz, trolla i ducha.',
      },
      trap: {
        title: 'Pułapka',
        text: 'Głaz odebrał pierwszemu bohaterowi, wojownikowi, 3 punkty życia. Złodziej odparłby część z tego.',
      },
      ghost: {
        title: 'Duch',
        text: 'To ty wybierasz, kto działa. Zacznij od ducha: zadaje 2 obrażenia komukoli oprócz pierwszego bohatera.',
      },
      target: {
        title: 'Wybierz bohatera',
        text: 'Uderz czarodzieja. Na razie zostaną mu 2 punkty życia.',
      },
      troll: {
        title: 'Troll',
        text: 'Zadaje pierwszemu bohaterowi 3 obrażenia, a za 1 jedzenie 4. Wojownikowi zostały tylko 2 punkty życia: wystarczą 3, zachowaj jedzenie.',
      },
      spell: {
        title: 'Powolny czar',
        text: 'Za nami trzy kroki. Najpierw, gdy wojownik był już w więzieniu, czarodziej rzucił czar tej rundy. Wystarczył jeden kryształ i tracisz 1 złoto. Kto padnie wcześniej, nic nie rzuci.',
      },
      healing: {
        title: 'Leczenie',
        text: 'Potem kapłan za swoje serce wyleczył 1, bo był atak. Dostaje to pierwszy z rannych, tutaj czarodziej.',
      },
      conquest: {
        title: 'Podbój',
        text: 'Na koniec zmęczenie odebrało pierwszemu bohaterowi, czarodziejowi, 1 punkt życia. Potem padło pole: na koniec 2 punkty mniej, ale i krok ku dobru. Kto walczył, leży do końca oblężenia.',
      },
      room: {
        title: 'Następna runda',
        text: 'W komnacie mogą walczyć dwa potwory, a pułapka wymaga 1 złota na przynętę. Tu wystarczą golem i goblin: zachowaj pułapkę i złoto, a ich obu wyślij do bitwy.',
      },
      goblin: {
        title: 'Najpierw goblin',
        text: 'Zadaje 2 obrażenia, a gdy bohater padnie, następnemu jeszcze 1. Czarodziejowi zostały 2. Potem golem zadaje kapłanowi 4. Na odwrót kapłan by został.',
      },
      prison: {
        title: 'Trzej więźniowie',
        text: 'Goblin powalił czarodzieja, a golem kapłana i już znów stoi. Nie ma już kto podbić komnaty. Każdy więzień jest na koniec wart 2 punkty.',
      },
      last: {
        title: 'Ostatnia bitwa',
        text: 'Przeskakujemy na koniec drugiego roku: wszystko jest zbudowane, a trzy rundy oblężenia za nami. U drzwi został jeden ranny bohater. Wyślij do bitwy trolla.',
      },
      scores: {
        title: 'Co się liczy',
        text: 'Każda komnata i każdy więzień 2 punkty, potwór 1, podbite pole 2 mniej, czerwony znacznik 3 mniej. Kto ma czegoś najwięcej, nosi tytuł.',
      },
    },
  },
};
