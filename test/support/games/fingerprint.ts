// Everything that happens in a few seeded games of the base, as one number: it changes with anything that does.
import { createHash } from 'node:crypto';
import { abyss } from '@undertow/games/abyss/rules/index.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';

/** The SHA-256 of all saves, and of all that was asked, told and shown, in so many games. */
export function fingerprintOf(seats: number, games: number): string {
  const hash = createHash('sha256');
  for (let seed = 1; seed <= games; seed++) {
    const match = Match.start(abyss, { expansions: [] }, seats, `fast:${seed}`);
    const random = openRandom({ seed: `fast:${seed + 1000}`, position: 0 });
    const note = () => {
      const viewers = [...Array(seats).keys(), 'spectator'] as const;
      const shown = viewers.map((viewer) => [match.view(viewer), match.asked(viewer)]);
      // The fingerprints were recorded before a save knew its turn, and by the first rules: later ones changed expansions only.
      const { turn: _, ...now } = match.save();
      const save = { ...now, rules: 1 };
      hash.update(JSON.stringify([save, match.pending, match.told, shown, match.outcome ?? null]));
    };
    note();
    while (!match.outcome) {
      const decision = match.pending[random.below(match.pending.length)];
      if (!decision) throw new Error('nothing is asked, and the game is not over');
      match.answer(decision.seat, sample(decision.choice, random, abyss.forms));
      note();
    }
  }
  return hash.digest('hex');
}
