// What the page of a replay says, in Czech.
import type { Translation } from '../../words/catalog.ts';
import { pluralIn } from '../../words/plural.ts';
import type { ReplayWords } from './en.ts';

const plural = pluralIn<'one' | 'few' | 'other'>('cs');

export const words: Translation<ReplayWords> = {
  title: 'Záznam stolu {table}',
  coming: 'Načítám partii',
  running: 'Připravuji záznam: {share}',
  closed: 'Tento záznam ti není přístupný',
  closedNote:
    'Možná je soukromý, možná na této adrese žádný není. Kdo u soukromého stolu seděl, uvidí záznam po přihlášení.',
  closedNoteIn: 'Možná je soukromý, možná na této adrese žádný není. Soukromý záznam vidí jen ti, kdo u stolu seděli.',
  notHereNote: 'Partii si lze přehrát, až skončí. Můžeš také otevřít záznam ze souboru.',
  broken: 'Tento záznam nelze zobrazit',
  open: 'Otevřít soubor',
  drop: 'Pusť soubor a záznam se otevře',
  notReplay: 'Tento soubor není záznam.',
  otherClient: 'Tato stránka hru {game} nezobrazuje, a proto nemůže tuto partii přehrát.',
  line: 'Průběh partie',
  start: 'Začátek',
  turn: '{n}. tah, {who}',
  step: 'krok {n} z {of}',
  back: 'O krok zpět',
  on: 'O krok vpřed',
  play: 'Přehrát',
  pause: 'Pauza',
  speed: 'Rychlost',
  times: '{n}×',
  seenBy: 'Pohled',
  all: 'všichni',
  allHint: 'Co viděli všichni',
  openHands: 'všechny karty',
  openHint: 'Všechny karty jsou odkryté',
  seatHint: 'Co vidí {who}',
  share: 'Kopírovat odkaz na tento okamžik',
  shareInvited: 'Kopírovat odkaz na tento okamžik i s pozvánkou',
  copyLink: 'Kopírovat odkaz',
  shared: 'Odkaz zkopírován',
  analysis: 'Rozbor',
  analysisOf: 'Rozbor stolu {table}',
  fromHere: 'Hrát dál odtud nebo se zeptat ostatních',
  playOn: 'Hrát dál',
  scoring: 'Vyhodnocení',
  key: {
    step: 'o krok zpět nebo vpřed',
    turn: 'o tah zpět nebo vpřed',
    player: 'k dalšímu kroku hráče; se Shiftem k předchozímu',
    next: 'k dalšímu kroku hráče dole',
    ends: 'na začátek, na konec',
    play: 'přehrát, pauza',
    speed: 'rychlost',
  },
  seal: 'Hrálo se poctivě?',
  checking: 'Partie se ve tvém prohlížeči přehrává znovu.',
  sound: ({ n }) =>
    plural(n, {
      one: 'Semínko a {n} rozhodnutí souhlasí se slibem ze začátku.',
      few: 'Semínko a {n} rozhodnutí souhlasí se slibem ze začátku.',
      other: 'Semínko a {n} rozhodnutí souhlasí se slibem ze začátku.',
    }),
  unsound: 'Tento záznam neodpovídá slibu.',
  objection: {
    game: 'Je to jiná hra.',
    rules: 'Hrálo se podle jiných pravidel.',
    seed: 'Semínko není to, které bylo slíbeno.',
    moves: 'Jedno z rozhodnutí nebylo možné.',
    end: 'Rozhodnutí nevedou k výsledku, který záznam uvádí.',
  },
  unchecked: 'Ověření se nepodařilo spustit.',
  checked: {
    seed: 'Semínko veškeré náhody je to, které bylo slíbeno před rozdáním první karty.',
    moves: ({ n }) =>
      plural(n, {
        one: 'Jediné rozhodnutí bylo podle pravidel.',
        few: 'Všechna {n} rozhodnutí byla podle pravidel.',
        other: 'Všech {n} rozhodnutí bylo podle pravidel.',
      }),
    ranking: 'Vedou k pořadí, které bylo vyhlášeno.',
  },
  promise: 'Slib, jak ho máš zapsaný',
  promiseHint: 'Každá partie ho ukazuje v části „Nabídka stolu“. Vlož svůj a uvidíš, zda je stejný.',
  compared: {
    same: 'Podle tohoto slibu se partie hrála.',
    other: 'Tato partie se hrála podle jiného slibu.',
    none: 'To není celý slib: má 64 číslic a písmen od a do f.',
  },
  checkAgain: 'Ověřit',
};
