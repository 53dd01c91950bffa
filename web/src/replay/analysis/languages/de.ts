// What an analysis says, in German.
import type { Translation } from '../../../words/catalog.ts';
import { pluralIn } from '../../../words/plural.ts';
import type { AnalysisWords } from './en.ts';

const plural = pluralIn<'one' | 'other'>('de');

export const words: Translation<AnalysisWords> = {
  asking: 'Die Analyse wird angefordert',
  ahead: ({ n }: { n: number }) =>
    n === 0
      ? 'Gleich geht es los'
      : plural(n, { one: '{n} andere Partie kommt vorher', other: '{n} andere Partien kommen vorher' }),
  working: 'Es wird ausprobiert, was sonst möglich war: {share}',
  progress: 'Fortschritt der Analyse',
  again: 'Nochmals',
  chances: 'Siegchancen',
  when: 'Wann',
  turningPoints: 'Wendepunkte',
  noTurningPoints: 'Keine Antwort hat viel geändert: Keine hat deutlich Siegchance gekostet oder gebracht.',
  noneYet: 'Noch ist kein Wendepunkt gefunden.',
  soFar: 'Bisher gefunden, mit dem, was jede Antwort an Siegchance gekostet oder gebracht hat',
  costs: 'Was jede Antwort an Siegchance gekostet oder gebracht hat und wie sicher das ist',
  instead: 'Besser in {n} von {of} Stichproben: {what}',
  covered: 'Besser in {n} von {of} Stichproben: ein Plan, den du suchen kannst',
  found: 'Gut gefunden: in {n} von {of} Stichproben besser als die zweitbeste',
  lost: '{share} weniger Siegchance',
  gained: '{share} mehr Siegchance',
  clear:
    '{lost} weniger Siegchance als mit der besten Antwort ({margin}); diese war in {n} von {of} Stichproben besser.',
  close:
    'Knapp: Die beste Antwort liegt um {lost} vorn und war in {n} von {of} Stichproben besser; genau sind sie auf {margin}.',
  won: 'Gut gefunden: {gained} mehr Siegchance als mit der zweitbesten Antwort ({margin}), und in {n} von {of} Stichproben besser.',
  chart:
    'Die Kurve sagt hier {chance}. Sie bewertet die Stellung als Ganzes; diese Antworten wurden einzeln in Stichproben dessen ausprobiert, was nicht zu sehen war, hier {n}. Darum kann beides auseinanderliegen.',
  board: 'Der Tisch, wie {who} ihn sah',
  moment: 'Der Augenblick',
  noChoice: 'Hier gab es nichts zu wählen',
  best: 'beste Antwort',
  given: 'Antwort von {who}',
  besideGiven: 'Etwas später, neben der gegebenen Antwort: {what}',
  besideOthers: 'Etwas später, neben der besten anderen: {what}',
  before: 'Voriger Wendepunkt',
  next: 'Nächster Wendepunkt',
  whatIf: 'Was wenn?',
  whatIfNote: 'Spiele von hier als {who} weiter. Bots übernehmen die anderen Plätze; nichts zählt.',
  playOn: 'Von hier weiterspielen',
  share: 'Diesen Augenblick teilen',
  shareNote:
    'Andere sehen, was {who} sah, und sagen, was sie tun würden. Namen, Ergebnis und beste Antwort bleiben bis dahin verborgen.',
  askOthers: 'Andere fragen',
  none: 'Nichts',
  estimate: 'geschätzt von den Spielern des Hauses',
  how: 'Die Schichten sind die Chancen aller Plätze und ergeben zusammen immer 100 %. Jede Antwort wurde in Stichproben dessen ausprobiert, was der Platz nicht sehen konnte, und die Stellungen danach wurden so bewertet, wie es die Spieler des Hauses gelernt haben: Schätzungen, keine Gewissheiten. Was hinter ± steht, sagt, wie weit die Stichproben auseinanderliegen; in 19 von 20 Fällen liegt ihr wahrer Wert darin.',
};
