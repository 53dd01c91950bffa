// What is said of moments of matches that are over, in German.
import type { Translation } from '../../words/catalog.ts';
import type { MomentWords } from './en.ts';

export const words: Translation<MomentWords> = {
  playOn: 'Von hier weiterspielen',
  playOnNote:
    'Eine neue Partie beginnt an dieser Stelle, mit Bots auf allen anderen Plätzen. Nichts zählt, und niemand sonst sieht sie.',
  seat: 'Dein Platz',
  rivals: 'Die anderen spielen',
  asked: 'ist hier gefragt',
  isOver: 'Hier ist die Partie zu Ende.',
  playedOn: 'Auch diese Partie wurde aus einer anderen weitergespielt.',
  toOrigin: 'Zu jener Stelle',
  ask: 'Was würdest du tun?',
  askNote:
    'Ein Link zu dieser Frage, so wie sie gestellt wurde. Andere sehen, was dieser Platz sah, ohne Namen; was gespielt wurde, erfahren sie, wenn sie geantwortet haben. Von dort kommen sie zur Aufzeichnung, und die zeigt die Namen.',
  noAnswer: 'Hier antwortet niemand. Geh zu einer Stelle, an der jemand antwortet.',
  link: 'Link kopieren',
  players: 'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta',
  isAsked: '{who} ist gefragt',
  intro:
    'Eine Stelle aus einer beendeten Partie, so wie einer der Spieler am Tisch sie sah, ohne Namen. Antworte am Tisch, dann erfährst du, was gespielt wurde.',
  nowhere: 'Diese Stelle gibt es nicht',
  nowhereNote: 'Vielleicht ist der Link unvollständig. Eine geteilte Stelle bleibt, wo sie ist.',
  broken: 'Diese Stelle lässt sich nicht zeigen',
  brokenNote: 'Ihre Partie wurde nach anderen Regeln gespielt als den heutigen.',
  played: 'Was gespielt wurde',
  same: 'Du hast dasselbe gewählt.',
  other: 'Du hast etwas anderes gewählt.',
  silent: 'Der Tisch zeigt, wie es weiterging.',
  byBot: 'Für diesen Platz hat ein Bot geantwortet.',
  byClock: 'Die Zeit für diese Antwort war abgelaufen.',
  toReplay: 'Sieh, wie es weiterging',
  named: 'Die Aufzeichnung zeigt die Namen.',
  yours: 'Deine Antwort',
  theirs: 'Gespielt',
  house: 'Ein starker Bot',
  thinking: 'denkt nach',
  won: 'gewinnt in {chance} von 100',
  none: 'hat gerade keine Antwort',
  again: 'Noch einmal',
};
