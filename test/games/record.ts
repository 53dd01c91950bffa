// Records a whole match between random players as a file in the folder of its game, which is then replayed by the tests.
//
//   npx node test/games/record.ts abyss '3 players'             a match in this setting, on a seed that is drawn
//   npx node test/games/record.ts abyss '5 players and kraken and leviathan' --seed SEED     64 hexadecimal digits
//   npx node test/games/record.ts --again abyss                   its files anew, as the rules have changed: each goes on by chance where
//                                                                 what was answered does not fit any more
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { matchText } from '@undertow/authoring/match-file.ts';
import { folderOf, type RecordedMatch, recordedAgain, recordedMatches } from '../support/games/recorded-match.ts';
import { gameUnderTest } from './games.ts';

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, again: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const [game = '', name] = positionals;
const under = gameUnderTest(game);
if (values.again) {
  for (const path of recordedMatches(under)) {
    write(recordedAgain(JSON.parse(readFileSync(path, 'utf8')) as RecordedMatch), path);
  }
} else {
  const { settings } = under;
  const setting = settings.find((one) => one.name === name);
  if (!setting) throw new Error(`the settings of ${game} are: ${settings.map((one) => one.name).join(', ')}`);
  const { options, seats } = setting;
  const seed = values.seed ?? randomBytes(32).toString('hex');
  const file = `${[game, ...setting.name.split(' and ').slice(1), seats, seed.slice(0, 8)].join('-')}.json`;
  mkdirSync(folderOf(under), { recursive: true });
  write(recordedAgain({ game, options, seats, seed }), `${folderOf(under)}/${file}`);
}

function write(recorded: RecordedMatch, path: string): void {
  writeFileSync(path, matchText(recorded));
  console.log(`${path}: ${recorded.answers.length} answers`);
}
