// The playing style of each bot character of Abyss, in a sentence each.
import type { InEveryLanguage } from '@undertow/shared/words/languages.ts';
import type { Sayings } from '@undertow/web/src/rivals.ts';

export const sayings: Sayings = {
  cs: {
    random: 'Vezme cokoli, co připluje kolem. Mozek nemá a ještě nikdy mu nechyběl.',
    beginner: 'Pootevře se, podívá se o krok dál a často vezme to druhé nejlepší.',
    casual: 'Nad pletením se dívá o krok dopředu. Občas jí něco lepšího uteče, ale oko nikdy.',
    sensible: 'Zná cenu všeho a dopředu nepřemýšlí. Skály se přece léta nehnuly.',
    keen: 'Každou odpověď vyzkouší ve čtyřech možných mořích a vybere nejlepší. Trojmo.',
    deep: 'Dohrává to v mnoha možných mořích, dokud má čas. Desetina vteřiny mu stačí; dole se nespěchá.',
  },
  de: {
    random: 'Nimmt, was gerade vorbeitreibt. Er hat kein Hirn und hat es noch nie vermisst.',
    beginner: 'Öffnet sich einen Spalt, schaut einen Schritt weit und nimmt oft das Zweitbeste.',
    casual: 'Schaut beim Stricken einen Schritt voraus. Manchmal lässt sie das Bessere fallen, aber nie eine Masche.',
    sensible: 'Weiß, was alles wert ist, und denkt nie voraus. Die Felsen liegen ja auch seit Jahren still.',
    keen: 'Probiert jede Antwort in vier möglichen Meeren aus und nimmt die beste. In dreifacher Ausfertigung.',
    deep: 'Spielt in vielen möglichen Meeren weiter, bis seine Zeit um ist. Eine Zehntelsekunde genügt; unten hetzt ihn niemand.',
  },
  en: {
    random: 'Takes whatever drifts by. It has no brain, and has never missed one.',
    beginner: 'Opens a crack, looks one step ahead, and often takes the second best.',
    casual: 'Looks one step ahead over her knitting. Now and then she drops the better move, but never a stitch.',
    sensible: 'Knows what everything is worth, and never thinks ahead. The rocks have not moved in years.',
    keen: 'Tries each answer in four possible seas, and takes the best. In triplicate.',
    deep: 'Plays on in many possible seas until its time is up. A tenth of a second will do; nobody hurries it down there.',
  },
  pl: {
    random: 'Bierze, co akurat przepływa. Mózgu nie ma i nigdy za nim nie tęsknił.',
    beginner: 'Uchyla skorupkę, patrzy o krok naprzód i często bierze to, co drugie w kolejce.',
    casual: 'Patrzy o krok naprzód znad robótki. Czasem gubi lepszy ruch, ale oczka nigdy.',
    sensible: 'Wie, ile co jest warte, i nie myśli naprzód. Skały od lat stoją przecież w miejscu.',
    keen: 'Sprawdza każdą odpowiedź w czterech możliwych morzach i wybiera najlepszą. W trzech egzemplarzach.',
    deep: 'Gra dalej w wielu możliwych morzach, póki ma czas. Wystarcza mu dziesiąta część sekundy; na dnie nikt nie pogania.',
  },
  ru: {
    random: 'Берёт всё, что проплывёт мимо. Мозга у него нет, и он ни разу о нём не пожалел.',
    beginner: 'Приоткрывается, смотрит на шаг вперёд и часто берёт не лучшее, а следующее за ним.',
    casual: 'Смотрит на шаг вперёд поверх вязания. Бывает, упустит ход получше, но петлю — никогда.',
    sensible: 'Знает цену всему и вперёд не заглядывает. Скалы ведь годами стоят на месте.',
    keen: 'Проверяет каждый ответ в четырёх возможных морях и берёт лучший. В трёх экземплярах.',
    deep: 'Играет дальше во множестве возможных морей, пока есть время. Хватает десятой доли секунды: внизу никто не торопит.',
  },
} satisfies InEveryLanguage<object>;
