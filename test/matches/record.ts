// Records a whole match between random players as a file beside this one, which is then replayed by the tests.
//
//   npx node test/matches/record.ts --seats 3                 a match on a seed that is drawn
//   npx node test/matches/record.ts --seats 3 --seed SEED     on this one: 64 hexadecimal digits
//   npx node test/matches/record.ts --seats 5 --expansions leviathan,kraken
//   npx node test/matches/record.ts --again                   all files anew, each on its seed: the rules have changed
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { playAtRandom } from '@undertow/bots/random.ts';
import { begin, endOf, GAMES, type RecordedMatch } from '../support/recorded-match.ts';

type Beginning = Pick<RecordedMatch, 'game' | 'options' | 'seats' | 'seed'>;

const FOLDER = import.meta.dirname;

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '3' },
    seed: { type: 'string' },
    expansions: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
  },
});

if (values.again) {
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.json'))) {
    record(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as RecordedMatch, file);
  }
} else {
  const seats = Number(values.seats);
  const seed = values.seed ?? randomBytes(32).toString('hex');
  const expansions = values.expansions.split(',').filter((name) => name !== '');
  const file = `${['abyss', ...expansions, seats, seed.slice(0, 8)].join('-')}.json`;
  record({ game: 'abyss', options: { expansions }, seats, seed }, file);
}

function record({ game, options, seats, seed }: Beginning, file: string): void {
  const match = begin({ game, options, seats, seed });
  const answers = [...playAtRandom(match, seats, seed)].map(({ decision, answer }) => ({
    seat: decision.seat,
    answer,
  }));
  const recorded: RecordedMatch = { game, rules: GAMES[game].rules, options, seats, seed, answers, ...endOf(match) };
  writeFileSync(`${FOLDER}/${file}`, text(recorded));
  console.log(`${file}: ${answers.length} answers`);
}

/** One answer a line, so that a difference can be read. */
function text(recorded: RecordedMatch): string {
  const fields = Object.entries(recorded).map(([name, value]) => {
    const isLong = name === 'answers' || name === 'scores';
    const lines = isLong
      ? `[\n${value.map((item: unknown) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(name)}: ${lines}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}
