// What the lessons of Dungeon Lords say in German.
import type { Translation } from '@undertow/shared/words/catalog.ts';
import type { lesson as english } from './en.ts';

export const lesson: Translation<typeof english> = {
  lead: 'Bau ein Jahr lang an deinem Dungeon und sieh dann, wer ihn dir verderben will.',
  hint: 'So geht es zum Beispiel. Auch wenn du anders wählst, geht die Lektion weiter.',
  round: {
    title: 'Eine Runde Bauen',
    text: 'Plane drei Befehle, grab, schürf, heuere an, zahl deine Steuern und triff den Helden, den du verdienst.',
    before: 'Du musst noch nichts wissen.',
    steps: {
      year: {
        title: 'Das Jahr',
        text: 'Du bist Ottilie. Nach zwei Jahren gewinnt, wer die meisten Punkte hat, und bekommt die Lizenz zum Dungeonlord. Du baust vier Runden im Jahr; dies ist die zweite. Hier siehst du, wer und was diese und die nächste Runde kommt.',
      },
      lane: {
        title: 'Die Gasse',
        text: 'Acht Häuser stehen für acht Befehle. Jedes hat drei Plätze für Handlanger, jeder Platz seinen Preis und seinen Ertrag. Wer alle drei besetzt findet, bleibt weg.',
      },
      scale: {
        title: 'Wie böse du bist',
        text: 'Je weiter rechts deine Maske steht, desto mehr fürchtet man dich. Der schwächste Held geht zu dem, der am wenigsten böse ist, der stärkste zum Bösesten. Ab 10 kommt auch der Paladin.',
      },
      dungeon: {
        title: 'Dein Dungeon',
        text: 'Stollen geben Gold, und Räume stellen etwas her. Bei der Belagerung kommen die Helden oben herein und erobern Feld für Feld. Die Zahl neben der Krone sind deine Punkte bisher.',
      },
      others: {
        title: 'Deine Nachbarn',
        text: 'Dies ist einer von dreien. Was sie haben, liegt offen. 3/4 Kobolde heißt: Drei von vier sind frei. Hinter dem Haken stehen die Befehle, die für sie außer Reichweite sind. Daran siehst du, was sie vielleicht planen.',
      },
      reach: {
        title: 'Außer Reichweite',
        text: 'Zwei Befehle jedes Lords sind außer Reichweite, weil er sie in der letzten Runde gab; deine sind die blassen Karten. Die Buchstaben unter einem Haus sind die anderen: Wer durchgestrichen ist, kann dorthin nicht kommen.',
      },
      orders: {
        title: 'Plane drei Befehle',
        text: 'Drück auf „Stollen graben“, „Gold schürfen“ und „Monster anheuern“, in beliebiger Folge, und schick sie los. I II III unter einer geplanten Karte sind ihre Plätze; blasse bekommst du nicht. Alle planen geheim und zugleich.',
      },
      spaces: {
        title: 'Wer wo steht',
        text: 'Karte für Karte wurden die Handlanger gesetzt. Borislav beginnt diese Runde, du bist zuletzt dran. In jedem deiner drei Häuser war schon jemand, darum stehst du auf Platz II.',
      },
      work: {
        title: 'Haus für Haus',
        text: 'Nun kommt ein Haus nach dem anderen dran. Auf Platz II von „Stollen graben“ dürfen bis zu drei Kobolde graben; auf III vier, und einer mit Hut führt Aufsicht. Nutze deinen Platz.',
      },
      dig: {
        title: 'Grab zwei Stollen',
        text: 'Wähl zwei der markierten Stellen; ein dritter Kobold darf frei bleiben. Ein Stollen muss an deinen Dungeon grenzen, und vier Felder dürfen kein Quadrat bilden. Jeder Stollen braucht einen Kobold.',
      },
      imps: {
        title: 'Ein Kobold, eine Arbeit',
        text: 'Zwei deiner sechs Kobolde haben gegraben und ruhen bis zur nächsten Runde. Vier bleiben. Nutze die Mine.',
      },
      mine: {
        title: 'Schürf 2 Gold',
        text: 'Ein Kobold holt 1 Gold aus einem Stollen. Schürf in zwei Stollen und behalt zwei Kobolde für die Zauberkammer.',
      },
      hire: {
        title: 'Von hinten',
        text: 'Anheuern und Bauen beginnen mit Platz III. Dort steht niemand, also wählst du vor Grimma, die zuerst hier war.',
      },
      witch: {
        title: 'Heuere die Hexe an',
        text: 'Sie kostet 1 Nahrung und einen Schritt zum Bösen. Wer gut kämpft, macht dich oft gefürchtet.',
      },
      feared: {
        title: 'Was das bewirkt',
        text: 'Deine Maske steht jetzt auf 6. Zwei sind weniger böse als du, darum wird der dritte der vier Helden zu dir kommen.',
      },
      room: {
        title: 'Der Raum arbeitet',
        text: 'Nach den Befehlen produzieren die Räume. Lass die Zauberkammer arbeiten: Zwei Kobolde und 1 Nahrung bringen einen neuen Kobold.',
      },
      back: {
        title: 'Befehle kommen zurück',
        text: 'Der erste Befehl deines Plans ist in der nächsten Runde wieder auf deiner Hand. Die anderen zwei sind dann außer Reichweite. Statt seiner ließe sich einer zurücknehmen, der nicht genutzt wurde.',
      },
      taxes: {
        title: 'Steuern',
        text: 'Das Ereignis dieser Runde: 1 Gold für je zwei Felder. Du hast sechs, also zahl 3. Jedes Gold, das fehlt, wäre eine rote Marke und kostete am Ende 3 Punkte.',
      },
      hero: {
        title: 'Ein Held vor der Tür',
        text: 'Für den Dritten der dritte Held: Der Krieger ist deiner. Er wartet hier auf die, die noch kommen, bis zur Belagerung.',
      },
      next: {
        title: 'Und so weiter',
        text: 'Die nächste Runde läuft. Sie bringt den Zahltag: Jede Kreatur will noch einmal ihren Preis, oder sie geht. Nach vier Runden kommen die Helden herein. Davon handelt die nächste Lektion.',
      },
    },
  },
  battle: {
    title: 'Die Belagerung',
    text: 'Stell eine Falle, schick Kreaturen, geh die Schritte eines Kampfes durch und sieh, was am Ende zählt.',
    before: 'Du solltest eine Runde Bauen kennen.',
    steps: {
      party: {
        title: 'Drei Helden',
        text: 'Sie wollen in deinen Dungeon. Der Krieger vorn steckt die Schläge ein, der Zauberer zaubert, der Priester heilt. Die weißen Zeichen unter jedem sind Lebenspunkte; ein rotes ist verloren.',
      },
      card: {
        title: 'Die Schritte eines Kampfes',
        text: 'Falle, schneller Zauber, deine Kreaturen, langsamer Zauber, Heilung, Eroberung: immer in dieser Folge. Wer fällt, landet in deinem Kerker.',
      },
      plan: {
        title: 'Plane die Abwehr',
        text: 'Sie betreten den ersten Stollen. Dort dürfen eine Falle, ein Monster und beliebig viele Gespenster warten. Schick den Rollenden Felsbrocken, den Troll und das Gespenst in den Kampf.',
      },
      trap: {
        title: 'Die Falle',
        text: 'Der Felsbrocken nahm dem ersten Helden, dem Krieger, 3 Lebenspunkte. Ein Dieb hätte etwas davon abgehalten.',
      },
      ghost: {
        title: 'Das Gespenst',
        text: 'Du wählst, wer handelt. Beginn mit dem Gespenst: Es trifft mit 2 jeden Helden außer dem ersten.',
      },
      target: {
        title: 'Wähl einen Helden',
        text: 'Triff den Zauberer. Er behält vorerst 2 Lebenspunkte.',
      },
      troll: {
        title: 'Der Troll',
        text: 'Er trifft den ersten Helden mit 3, für 1 Nahrung mit 4. Der Krieger hat nur noch 2 Lebenspunkte: Nimm die 3 und behalt die Nahrung.',
      },
      spell: {
        title: 'Der langsame Zauber',
        text: 'Drei Schritte sind geschehen. Zuerst, der Krieger saß schon im Kerker, wirkte der Zauberer den Zauber der Runde. Er braucht einen Kristall und kostete dich 1 Gold. Wer vorher fällt, zaubert nicht.',
      },
      healing: {
        title: 'Heilung',
        text: 'Dann heilte der Priester 1 für sein Herz, weil du angegriffen hattest. Das bekommt der vorderste Verwundete, hier der Zauberer.',
      },
      conquest: {
        title: 'Eroberung',
        text: 'Zuletzt nahm die Erschöpfung dem ersten Helden, dem Zauberer, 1. Dann ging das Feld verloren: am Ende 2 Punkte weniger, aber ein Schritt zum Guten. Wer gekämpft hat, liegt bis zum Ende der Belagerung.',
      },
      room: {
        title: 'Die nächste Runde',
        text: 'In einem Raum dürfen zwei Monster kämpfen, und eine Falle braucht 1 Gold als Köder. Hier reichen Golem und Goblin: Behalt Falle und Gold, und schick beide in den Kampf.',
      },
      goblin: {
        title: 'Erst der Goblin',
        text: 'Er trifft mit 2, und fällt der Held, den nächsten mit 1. Der Zauberer hat noch 2. Dann trifft der Golem den Priester mit 4. Andersherum bliebe der Priester stehen.',
      },
      prison: {
        title: 'Drei Gefangene',
        text: 'Der Goblin fällte den Zauberer, der Golem den Priester, und der Golem steht schon wieder. Niemand ist übrig, um den Raum zu erobern. Jeder Gefangene zählt am Ende 2 Punkte.',
      },
      last: {
        title: 'Der letzte Kampf',
        text: 'Wir springen ans Ende des zweiten Jahres: Alles ist gebaut, drei Runden der Belagerung sind vorbei. Ein verwundeter Held steht noch vor deiner Tür. Schick den Troll in den Kampf.',
      },
      scores: {
        title: 'Was zählt',
        text: 'Jeder Raum und jeder Gefangene 2 Punkte, ein Monster 1, ein erobertes Feld 2 weniger, eine rote Marke 3 weniger. Wer von etwas am meisten hat, trägt einen Titel.',
      },
    },
  },
};
