// Which Lords are behind what an answer brought about: those that are named, and those that show in other ways.
import type { AbyssEvent } from '../../rules/events.ts';
import { featsIn, type Step } from './feats.ts';

/** Lords that nothing names, and what happens only because of them. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  'two Nebulis are paid at once': 'outlaw',
  'Nebulis are paid with Pearls left': 'counterfeiter',
  'an opponent buys twice in a turn': 'hypnotist',
  'a second Leviathan is fought': 'intrepid',
  'a Sorcerer fights': 'sorcerer',
  'a Monster is ignored': 'coward',
};

/** Lords that bring this about as they come into play; it follows at once, or after a question with this name. */
const BRINGS: Readonly<Record<string, readonly [AbyssEvent['type'], string]>> = {
  'border-guard': ['leviathanTurnedUp', 'borderGuardTarget'],
  rebel: ['levelsBeaten', 'rebelTarget'],
  breeder: ['leviathanTurnedUp', 'breederSpace'],
};

export function lordsBehind(step: Step): string[] {
  const { decision, events, after } = step;
  return [
    ...events.flatMap(({ because = [] }) => because),
    ...featsIn(step).flatMap((feat) => SHOWN_BY[feat] ?? []),
    ...events.flatMap((event) => (event.type === 'powerUsed' ? [event.lord] : [])),
    ...Object.entries(BRINGS)
      .filter(([lord, [type, prompt]]) => decision.prompt === prompt || follows(events, lord, type))
      .map(([lord]) => lord),
    ...events.flatMap((event) => (event.type === 'levelsBeaten' ? activeAt(step, event.seat, 'altruist') : [])),
    ...(after.scores ? [...after.seats.keys()].flatMap((seat) => cleaned(step, seat)) : []),
  ];
}

function follows(events: readonly AbyssEvent[], lord: string, type: AbyssEvent['type']): boolean {
  const entered = events.findIndex((event) => event.type === 'lordEntered' && event.lord === lord);
  return entered >= 0 && events[entered + 1]?.type === type;
}

function activeAt({ after }: Step, seat: number, id: string): string[] {
  const lord = after.seats[seat]?.lords.find((owned) => owned.id === id);
  return lord && lord.under === undefined && !lord.disabled ? [id] : [];
}

/** The Cleaner shows where Krakens are discarded in the end, and give nothing. */
function cleaned(step: Step, seat: number): string[] {
  const hasKrakens = step.events.some(
    (event) =>
      event.type === 'alliesDiscarded' &&
      event.seat === seat &&
      event.allies.some((ally) => ally.startsWith('kraken-')),
  );
  return hasKrakens ? activeAt(step, seat, 'cleaner') : [];
}
