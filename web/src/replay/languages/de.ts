// What the page of a replay says, in German.
import type { Translation } from '../../words/catalog.ts';
import { pluralIn } from '../../words/plural.ts';
import type { ReplayWords } from './en.ts';

const plural = pluralIn<'one' | 'other'>('de');

export const words: Translation<ReplayWords> = {
  title: 'Aufzeichnung von {table}',
  coming: 'Die Partie wird geladen',
  running: 'Die Aufzeichnung wird vorbereitet: {share}',
  notHereNote:
    'Eine Partie lässt sich noch einmal ansehen, wenn sie vorbei ist. Du kannst auch eine Aufzeichnung aus einer Datei öffnen.',
  closed: 'Diese Aufzeichnung kannst du nicht sehen',
  closedNote:
    'Vielleicht ist sie privat, vielleicht gibt es unter dieser Adresse keine. Wer an einem privaten Tisch gesessen hat, sieht sie nach dem Anmelden.',
  closedNoteIn:
    'Vielleicht ist sie privat, vielleicht gibt es unter dieser Adresse keine. Eine private sehen nur die, die am Tisch gesessen haben.',
  broken: 'Diese Aufzeichnung lässt sich nicht zeigen',
  open: 'Datei öffnen',
  drop: 'Zum Öffnen hier loslassen',
  notReplay: 'Diese Datei ist keine Aufzeichnung.',
  otherClient: 'Diese Seite zeigt {game} nicht und kann die Partie deshalb nicht abspielen.',
  line: 'Der Verlauf der Partie',
  start: 'Der Anfang',
  turn: 'Zug {n}, {who}',
  step: 'Schritt {n} von {of}',
  back: 'Einen Schritt zurück',
  on: 'Einen Schritt weiter',
  play: 'Abspielen',
  pause: 'Anhalten',
  speed: 'Tempo',
  times: '{n}×',
  seenBy: 'Sicht',
  all: 'alle',
  allHint: 'Was alle sehen konnten',
  openHands: 'alle Karten',
  openHint: 'Alle Handkarten liegen offen',
  seatHint: 'Was {who} sehen konnte',
  share: 'Link kopieren zu diesem Moment',
  shareInvited: 'Link zu diesem Moment kopieren, mit der Einladung',
  copyLink: 'Link kopieren',
  shared: 'Link kopiert',
  analysis: 'Analyse',
  analysisOf: 'Analyse von {table}',
  fromHere: 'Von hier weiterspielen oder andere fragen',
  playOn: 'Weiterspielen',
  scoring: 'Schlusswertung',
  key: {
    step: 'einen Schritt zurück oder weiter',
    turn: 'einen Zug zurück oder weiter',
    player: 'zum nächsten Schritt eines Spielers; mit Umschalt zum vorigen',
    next: 'zum nächsten Schritt des Spielers unten',
    ends: 'zum Anfang, zum Ende',
    play: 'Start, Pause',
    speed: 'Tempo',
  },
  seal: 'War es fair?',
  checking: 'Dein Browser spielt die Partie zur Prüfung nach.',
  sound: ({ n }) =>
    plural(n, {
      one: 'Startwert und {n} Entscheidung passen zum Versprechen vom Anfang.',
      other: 'Startwert und {n} Entscheidungen passen zum Versprechen vom Anfang.',
    }),
  unsound: 'Diese Aufzeichnung entspricht nicht dem Versprechen.',
  objection: {
    game: 'Das ist ein anderes Spiel.',
    rules: 'Gespielt wurde nach anderen Regeln als diesen.',
    seed: 'Der Startwert ist nicht der versprochene.',
    moves: 'Eine der Entscheidungen war nicht möglich.',
    end: 'Die Entscheidungen führen nicht zum angegebenen Ergebnis.',
  },
  unchecked: 'Die Prüfung ließ sich nicht ausführen.',
  checked: {
    seed: 'Der Startwert des Zufalls ist der, der vor der ersten Karte versprochen wurde.',
    moves: ({ n }) =>
      plural(n, { one: 'Die einzige Entscheidung war erlaubt.', other: 'Alle {n} Entscheidungen waren erlaubt.' }),
    ranking: 'Sie führen zu der Rangfolge, die verkündet wurde.',
  },
  promise: 'Das Versprechen, wie du es notiert hast',
  promiseHint: 'Jede Partie zeigt es unter „Menü des Tisches“. Füge deins ein, und du siehst, ob es dasselbe ist.',
  compared: {
    same: 'Nach diesem Versprechen wurde die Partie gespielt.',
    other: 'Diese Partie wurde nach einem anderen Versprechen gespielt.',
    none: 'Das ist kein vollständiges Versprechen: Es hat 64 Ziffern und Buchstaben von a bis f.',
  },
  checkAgain: 'Prüfen',
};
