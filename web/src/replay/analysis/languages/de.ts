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
  turn: 'Zug {n}',
  turningPoints: 'Wendepunkte',
  noTurningPoints: 'Keine Antwort hat viel gekostet: Nichts anderes wäre deutlich besser gewesen.',
  instead: 'Möglich war: {what}. Besser in {n} von {of} Stichproben.',
  lost: '{n} von 100 weniger',
  moment: 'Der Augenblick',
  noChoice: 'Hier gab es nichts zu wählen',
  best: 'beste Antwort',
  given: 'Antwort von {who}',
  before: 'Voriger Wendepunkt',
  next: 'Nächster Wendepunkt',
  none: 'Nichts',
  estimate: 'geschätzt von den Spielern des Hauses',
  how: 'Die Schichten sind die Chancen aller Plätze und füllen zusammen immer das Wasser. Jede Antwort wurde in Stichproben dessen ausprobiert, was der Platz nicht sehen konnte, und die Stellungen danach wurden so bewertet, wie es die Spieler des Hauses gelernt haben: Schätzungen, keine Gewissheiten.',
};
