// A random game goes on, whatever is answered, until it ends.
import { enumerate, isLegal, sample } from '@undertow/shared/table/choice.ts';
import { Broken, shortened } from '../broken.ts';
import { seatName } from '../line.ts';
import type { Property } from '../property.ts';
import { mustAskSomething } from '../watching.ts';

/** Of a form, so many answers are tried. */
const MOST_TRIED = 12;

export const ends: Property = {
  id: 'ends',
  sentence: 'a game of random answers ends, with all seats ranked',
  games: 200,
  watch: ({ line: { match }, setting: { seats } }) => ({
    end() {
      const ranking = match.outcome?.ranking ?? [];
      const ranked = ranking.flat().toSorted((one, other) => one - other);
      const isWhole = ranked.length === seats && ranked.every((seat, i) => seat === i);
      if (!isWhole || ranking.some((place) => place.length === 0)) {
        throw new Broken(`The game ends, and its ranking does not name each of ${seats} seats once.`, {
          found: `The ranking is ${JSON.stringify(ranking)}, with seats from 0.`,
        });
      }
      if (match.pending.length > 0) throw new Broken('The game is over, and asks on.');
    },
  }),
};

export const options: Property = {
  id: 'options',
  sentence: 'every option that is offered works, and leads on or to the end',
  games: 8,
  watch({ line }) {
    let tried = 0;
    return {
      before() {
        for (const decision of line.match.pending) {
          for (const answer of enumerate(decision.choice, MOST_TRIED, line.match.game.forms)) {
            const fork = line.fork();
            fork.make({ decision, answer });
            tried++;
            if (!fork.match.outcome) mustAskSomething(fork);
          }
        }
      },
      get tried() {
        return tried;
      },
    };
  },
};

export const several: Property = {
  id: 'several',
  sentence: 'no seat is asked what has only one answer, unless it is always asked',
  games: 40,
  watch: ({ line: { match } }) => ({
    before({ decision: { seat, prompt, choice, always } }) {
      if (always || enumerate(choice, 2, match.game.forms).length > 1) return;
      throw new Broken(`${seatName(seat)} is asked “${prompt}”, and there is only one answer.`, {
        found: 'What `shared/table/flow.ts` asks is answered by itself then; `askAlways` asks all the same.',
      });
    },
  }),
};

export const forms: Property = {
  id: 'forms',
  sentence: 'what a choice gives as answers is legal by the same choice',
  games: 8,
  watch({ line: { match }, random }) {
    let tried = 0;
    return {
      before({ decision: { prompt, choice } }) {
        const { forms } = match.game;
        const answers = [...enumerate(choice, MOST_TRIED, forms), sample(choice, random, forms)];
        tried += answers.length;
        const wrong = answers.find((answer) => !isLegal(choice, answer, forms));
        if (wrong === undefined) return;
        throw new Broken(`“${prompt}” gives an answer of its own that it does not take: ${shortened(wrong)}.`);
      },
      get tried() {
        return tried;
      },
    };
  },
};
