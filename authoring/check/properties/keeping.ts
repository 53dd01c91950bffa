// What is once asked or told stays as it is, and what the rules know keeps its measure.
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { Broken, mustBe } from '../broken.ts';
import type { AnyMatch } from '../game-under-test.ts';
import type { Property } from '../property.ts';

export const questions: Property = {
  id: 'questions',
  sentence: 'a question does not change once it is asked',
  games: 40,
  watch({ line: { match } }) {
    let pending: AnyMatch['pending'] = [];
    let asked = '[]';
    return {
      before() {
        ({ pending } = match);
        asked = JSON.stringify(pending);
      },
      after() {
        mustBe(
          JSON.stringify(pending),
          asked,
          'A question changed after it was asked: its options are a list of the state.',
        );
      },
    };
  },
};

export const told: Property = {
  id: 'told',
  sentence: 'what was told does not change afterwards',
  games: 20,
  watch() {
    const told: (readonly Json[])[] = [];
    const written: string[] = [];
    return {
      after(_, events) {
        told.push(events);
        written.push(JSON.stringify(events));
      },
      end() {
        for (const [i, events] of told.entries()) {
          mustBe(
            JSON.stringify(events),
            written[i] ?? '',
            'An event changed after it was told: it holds a part of the state.',
          );
        }
      },
    };
  },
};

export const laws: Property = {
  id: 'laws',
  sentence: 'everything keeps its measure',
  games: 60,
  missing: ({ brokenLaws }) => (brokenLaws ? undefined : 'no `brokenLaws` in test/under-test'),
  watch({ under, line: { match } }) {
    let tried = 0;
    return {
      after() {
        const broken = under.brokenLaws?.(match.state, match.pending) ?? [];
        tried++;
        if (broken.length > 0) throw new Broken(`This law is broken: ${broken.join('; ')}.`);
      },
      get tried() {
        return tried;
      },
    };
  },
};

export const repeats: Property = {
  id: 'repeats',
  sentence: 'the same seed and the same answers make the same game',
  games: 1,
  watch({ under, setting: { options, seats }, line }) {
    const { seed } = line.match.chance;
    const steps: string[] = [];
    return {
      after(_, events) {
        steps.push(JSON.stringify([events, line.match.pending]));
      },
      end() {
        const again = Match.start(under.game, options, seats, seed);
        for (const [i, { seat, answer }] of line.answers.entries()) {
          const events = again.answer(seat, answer);
          const answers = line.answers.slice(0, i + 1);
          if (!events) throw new Broken('Played once more with the same seed, an answer is refused.', { answers });
          if (JSON.stringify([events, again.pending]) === steps[i]) continue;
          try {
            mustBe(
              JSON.stringify([events, again.pending]),
              steps[i] ?? '',
              'Played once more with the same seed, the game goes otherwise.',
            );
          } catch (broken) {
            throw new Broken((broken as Broken).message, { answers });
          }
        }
        mustBe(
          JSON.stringify(again.save()),
          JSON.stringify(line.match.save()),
          'Played once more, the game ends otherwise.',
        );
      },
    };
  },
};
