// Non-interference: of two games that differ only in what a viewer cannot know, the viewer is sent the same bytes.
import { mustEqual } from '../broken.ts';
import type { Exchange } from '../game-under-test.ts';
import { type Property, viewerName, viewersOf, type Watched } from '../property.ts';
import { stepAlike, twinsOf } from '../twins.ts';

/** Twins are followed for so many answers at most. */
const LONGEST = 60;
/** From one of so many answers on. */
const ONE_OF = 4;

export const twins: Property = {
  id: 'twins',
  sentence: 'a viewer cannot tell apart what it may not know',
  games: 8,
  missing: ({ secrecy }) => (secrecy ? undefined : 'no `secrecy` in test/under-test'),
  watch(watched) {
    let alike = 0;
    return {
      before() {
        if (watched.random.below(ONE_OF) === 0) alike += followTwins(watched);
      },
      get tried() {
        return alike;
      },
    };
  },
  // Twins must be found, and stay alike for a while, or nothing was tested.
  least: ({ secrecy }) => (secrecy ? secrecy.leastAlike + 1 : 0),
};

/** Plays twins on from here until something hidden makes them differ. Counts the answers that left them alike. */
function followTwins({ under: { secrecy }, line, random, setting: { seats } }: Watched): number {
  const viewer = random.below(seats + 1) === seats ? 'spectator' : random.below(seats);
  const extent: Exchange = { decks: random.below(2) === 0, oneOf: 1 + random.below(10) };
  const twins = secrecy && twinsOf(secrecy, line.match, viewer, extent, random);
  if (!twins) return 0;
  let alike = 1;
  while (alike < LONGEST && stepAlike(twins, random)) alike++;
  return alike;
}

export const sealed: Property = {
  id: 'sealed',
  sentence: 'no viewer sees whether another has answered before all have',
  games: 30,
  watch({ line: { match }, setting }) {
    let tried = 0;
    let before: ReturnType<typeof shownTo> | undefined;
    let asked = 0;
    const shownTo = (seat: number) =>
      viewersOf(setting)
        .filter((viewer) => viewer !== seat)
        .map((viewer) => ({ viewer, shown: [match.view(viewer), match.asked(viewer)] }));
    return {
      before({ decision: { seat } }) {
        asked = match.pending.length;
        // Nothing is sealed where one is asked alone.
        before = asked > 1 ? shownTo(seat) : undefined;
      },
      after({ decision: { seat } }, events) {
        if (!before || events.length > 0 || match.pending.length !== asked - 1) return;
        tried++;
        for (const [i, { viewer, shown }] of shownTo(seat).entries()) {
          const sentence = `Several are asked at once, and ${viewerName(viewer)} sees that seat ${seat + 1} has answered.`;
          mustEqual(shown, before[i]?.shown, sentence);
        }
      },
      get tried() {
        return tried;
      },
    };
  },
  least: ({ secrecy }, { seats }) => (secrecy && seats > 2 ? 1 / 100 : 0),
};
