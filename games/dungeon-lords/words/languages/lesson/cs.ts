// What the lessons of Dungeon Lords say in Czech.
import type { Translation } from '@undertow/shared/words/catalog.ts';
import type { lesson as english } from './en.ts';

export const lesson: Translation<typeof english> = {
  lead: 'Rok buduj podzemí a pak se podívej, kdo ti ho přijde zkazit.',
  hint: 'Jde to třeba takhle. Lekce pokračuje, i když zvolíš jinak.',
  round: {
    title: 'Jedno kolo budování',
    text: 'Naplánuj tři rozkazy, kopej, těž, najmi příšeru, zaplať daně a seznam se s hrdinou, kterého si zasloužíš.',
    before: 'Zatím nemusíš vědět nic.',
    steps: {
      year: {
        title: 'Rok',
        text: 'Jsi Ottilie. Po dvou letech vyhraje, kdo má nejvíc bodů, a získá licenci pána podzemí. Každý rok buduješ čtyři kola; tohle je druhé. Tady vidíš, kdo a co přijde v tomto kole a v příštím. Pak začne obléhání.',
      },
      lane: {
        title: 'Ulička',
        text: 'Osm domů je osm rozkazů. V každém jsou tři místa pro pomocníky a každé má vlastní cenu i výnos. Kdo najde všechna tři obsazená, zůstane venku.',
      },
      scale: {
        title: 'Jak moc se tě bojí',
        text: 'Čím víc vpravo stojí tvá maska, tím větší jde z tebe strach. Nejslabší hrdina jde k nejméně zlému, nejsilnější k nejzlejšímu. Od 10 přijde i paladin.',
      },
      dungeon: {
        title: 'Tvé podzemí',
        text: 'Chodby dávají zlato a místnosti něco vyrábějí. Při obléhání přijdou hrdinové shora a dobývají políčko za políčkem. Číslo u koruny jsou tvoje dosavadní body.',
      },
      others: {
        title: 'Tví sousedé',
        text: 'Toto je jeden ze tří. Co mají, vidí všichni. 3/4 impů znamená, že tři ze čtyř jsou volní. Za háčkem jsou rozkazy, které jsou pro ně mimo dosah. Podle toho poznáš, co asi chystají.',
      },
      reach: {
        title: 'Mimo dosah',
        text: 'Dva rozkazy každého pána jsou mimo dosah, protože je dal v minulém kole; tvoje jsou bledé karty. Písmena pod domem jsou ostatní: čí písmeno je přeškrtnuté, ten tam nemůže.',
      },
      orders: {
        title: 'Naplánuj tři rozkazy',
        text: 'Stiskni „Kopat chodby“, „Těžit zlato“ a „Najmout příšeru“ v libovolném pořadí a odešli je. I II III pod naplánovanou kartou jsou její místa; bledé nedostaneš. Všichni plánují tajně a zároveň.',
      },
      spaces: {
        title: 'Kdo kde stojí',
        text: 'Pomocníci se stavěli kartu po kartě. Toto kolo začíná Borislav a ty jsi na řadě poslední. V každém z tvých tří domů už někdo byl, proto stojíš na místě II.',
      },
      work: {
        title: 'Dům za domem',
        text: 'Teď přijde na řadu jeden dům po druhém. Na místě II rozkazu „Kopat chodby“ smějí kopat až tři impové; na III čtyři a jeden v klobouku dohlíží. Využij své místo.',
      },
      dig: {
        title: 'Vykopej dvě chodby',
        text: 'Vyber dvě z označených míst; třetí imp může zůstat volný. Chodba musí sousedit s tvým podzemím a čtyři políčka nesmějí tvořit čtverec. Na každou chodbu je potřeba jeden imp.',
      },
      imps: {
        title: 'Imp pracuje jednou',
        text: 'Dva z tvých šesti impů kopali a do příštího kola odpočívají. Zbývají čtyři. Využij důl.',
      },
      mine: {
        title: 'Vytěž 2 zlaťáky',
        text: 'Jeden imp vezme 1 zlaťák z jedné chodby. Těž ve dvou chodbách a dva impy si nech pro magickou místnost.',
      },
      hire: {
        title: 'Od konce',
        text: 'Najímání a stavění začíná místem III. Nikdo tam nestojí, a tak vybíráš dřív než Grimma, která tu byla první.',
      },
      witch: {
        title: 'Najmi čarodějnici',
        text: 'Stojí 1 jídlo a jeden krok ke zlu. Kdo dobře bojuje, ten ti často kazí pověst.',
      },
      feared: {
        title: 'Co to způsobí',
        text: 'Tvá maska teď stojí na 6. Dva jsou méně zlí než ty, a tak k tobě přijde třetí ze čtyř hrdinů.',
      },
      room: {
        title: 'Místnost pracuje',
        text: 'Po rozkazech vyrábějí místnosti. Nech pracovat magickou místnost: dva impové a 1 jídlo přivedou nového impa.',
      },
      back: {
        title: 'Rozkazy se vracejí',
        text: 'První rozkaz tvého plánu budeš mít v příštím kole zase v ruce. Ostatní dva pak budou mimo dosah. Místo něj by se dal vzít zpět rozkaz, který zůstal nevyužitý.',
      },
      taxes: {
        title: 'Daně',
        text: 'Událost tohoto kola: 1 zlaťák za každá dvě políčka. Máš jich šest, zaplať tedy 3. Každý chybějící zlaťák by byl červená značka a na konci by stál 3 body.',
      },
      hero: {
        title: 'Hrdina u dveří',
        text: 'Třetímu v pořadí třetí hrdina: válečník je tvůj. Čeká tu na ty, kdo teprve přijdou, až do obléhání.',
      },
      next: {
        title: 'A tak dál',
        text: 'Začalo další kolo. Přinese výplatu: každý tvor chce znovu svou cenu, jinak odejde. Po čtyřech kolech vtrhnou hrdinové dovnitř. O tom je další lekce.',
      },
    },
  },
  battle: {
    title: 'Obléhání',
    text: 'Nastraž past, pošli tvory, projdi kroky bitvy a podívej se, co se na konci počítá.',
    before: 'Je dobré znát jedno kolo budování.',
    steps: {
      party: {
        title: 'Tři hrdinové',
        text: 'Přišli si pro tvé podzemí. Válečník vpředu bere rány na sebe, čaroděj kouzlí, kněz léčí. Bílé značky pod každým jsou životy; červená je ztracená.',
      },
      card: {
        title: 'Kroky bitvy',
        text: 'Past, rychlé kouzlo, tvoji tvorové, pomalé kouzlo, léčení, dobývání: vždy v tomto pořadí. Kdo padne, skončí ve tvém vězení.',
      },
      plan: {
        title: 'Naplánuj obranu',
        text: 'Vstoupí do první chodby. Smí tam čekat jedna past, jedna příšera a kolik chceš duchů. Pošli do bitvy valící se balvan, trolla a ducha.',
      },
      trap: {
        title: 'Past',
        text: 'Balvan vzal prvnímu hrdinovi, válečníkovi, 3 životy. Zloděj by část z toho odvrátil.',
      },
      ghost: {
        title: 'Duch',
        text: 'Ty určuješ, kdo jedná. Začni duchem: dá 2 zranění komukoli kromě prvního hrdiny.',
      },
      target: {
        title: 'Vyber hrdinu',
        text: 'Zasáhni čaroděje. Zůstanou mu zatím 2 životy.',
      },
      troll: {
        title: 'Troll',
        text: 'Dá prvnímu hrdinovi 3 zranění, za 1 jídlo 4. Válečníkovi zbývají jen 2 životy: stačí 3, jídlo si nech.',
      },
      spell: {
        title: 'Pomalé kouzlo',
        text: 'Proběhly tři kroky. Nejdřív, to už válečník seděl ve vězení, seslal čaroděj kouzlo tohoto kola. Stačí na ně jeden krystal a přišlo tě na 1 zlaťák. Kdo padne dřív, nic nesešle.',
      },
      healing: {
        title: 'Léčení',
        text: 'Pak kněz za své srdce vyléčil 1, protože proběhl útok. Dostane to nejpřednější zraněný, tady čaroděj.',
      },
      conquest: {
        title: 'Dobývání',
        text: 'Nakonec vzala únava prvnímu hrdinovi, čaroději, 1 život. Pak padlo políčko: na konci o 2 body méně, ale krok k dobru. Kdo bojoval, leží až do konce obléhání.',
      },
      room: {
        title: 'Další kolo',
        text: 'V místnosti smějí bojovat dvě příšery a past tu potřebuje 1 zlaťák jako návnadu. Tady stačí golem a goblin: past i zlaťák si nech a pošli oba do bitvy.',
      },
      goblin: {
        title: 'Nejdřív goblin',
        text: 'Dá 2 zranění, a když hrdina padne, dalšímu ještě 1. Čaroději zbývají 2 životy. Pak dá golem knězi svoje 4. V opačném pořadí by kněz zůstal.',
      },
      prison: {
        title: 'Tři vězni',
        text: 'Goblin srazil čaroděje, golem kněze, a už zase stojí. Nezbyl nikdo, kdo by místnost dobyl. Každý vězeň má na konci cenu 2 bodů.',
      },
      last: {
        title: 'Poslední bitva',
        text: 'Skočíme na konec druhého roku: všechno je postavené a tři kola obléhání jsou za námi. U dveří zbývá jediný zraněný hrdina. Pošli do bitvy trolla.',
      },
      scores: {
        title: 'Co se počítá',
        text: 'Každá místnost a každý vězeň 2 body, příšera 1, dobyté políčko o 2 méně, červená značka o 3 méně. Kdo má něčeho nejvíc, nese titul.',
      },
    },
  },
};
