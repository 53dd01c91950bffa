// How fast the rules are: whole games between random players through the public Match, in processor time.
import { resolve } from 'node:path';
import { comparison, figures } from './engine/figures.ts';
import { comparedWith } from './engine/pairs.ts';
import { engineOf, HERE } from './engine/play.ts';
import { ALL, BASE, OTHERS, type Party } from './game.ts';
import type { Report } from './measure.ts';

/** `against` is the folder of another state of the project: then both are measured in turns, and told as ratios. */
export async function engine(against?: string): Promise<Report> {
  const own = await engineOf(HERE);
  const metrics: Record<string, Report['metrics'][string]> = {};
  for (const [number, party] of own.parties.entries()) {
    const found =
      against === undefined
        ? { ...figures(own, party), ...(OTHERS.includes(party) ? comparison(own, party, BASE) : {}) }
        : await comparedWith(resolve(against), number);
    Object.assign(metrics, named(party, found));
  }
  return { bench: 'engine', metrics, isOfTwoStates: against !== undefined };
}

/** The metrics with what tells them from those of the first party behind their names. */
function named(party: Party, found: Report['metrics']): Report['metrics'] {
  const mark = party === BASE ? '' : party === ALL ? 'All' : ` ${party.game.id}`;
  return Object.fromEntries(Object.entries(found).map(([name, metric]) => [`${name}${mark}`, metric]));
}
