// An example bot that plays any game of the server at random: `node bot.ts [--game GAME] [--seats N] [--options JSON]
// [server] [table]`. Without a table it opens one, and plays against bots of the server. In a project of your own, import
// from '@undertow/client-sdk'.
import { parseArgs } from 'node:util';
import { type Choice, Client, type Json, printTo } from '../index.ts';
import { FORMS } from './bot-forms.ts';
import { drawn, someOf } from './drawing.ts';

const { values, positionals } = parseArgs({
  options: {
    game: { type: 'string', default: 'abyss' },
    seats: { type: 'string', default: '2' },
    options: { type: 'string', default: '{}' },
  },
  allowPositionals: true,
});
const [server = 'http://127.0.0.1:2567', table] = positionals;
const client = new Client(server);
const { name } = await client.guest({ bot: true });
const wish = { game: values.game, seats: Number(values.seats), options: JSON.parse(values.options) };
const visit = table ? await client.join(table) : await client.create({ ...wish, bots: true, time: 'none' });
printTo(process.stdout, `${name} sits at table ${visit.id}`);
if (visit.table.status === 'open') await visit.ready();

const ending = await visit.play(({ choice }) => answerTo(choice));
printTo(process.stdout, `It ended like this, best seats first: ${JSON.stringify(ending?.ranking)}`);
client.close();

/** A decision says all that may be answered; of a form, what a legal answer follows from. */
function answerTo(choice: Choice): Json {
  if (choice.type === 'one') return drawn(choice.options);
  if (choice.type === 'some' || choice.type === 'sequence') return someOf(choice.options, choice.min, choice.max);
  if (choice.type === 'amount')
    return drawn(Array.from({ length: choice.max - choice.min + 1 }, (_, i) => choice.min + i));
  const answer = FORMS[choice.form];
  if (!answer) throw new Error(`What to answer to the form ${choice.form} is not known here.`);
  return answer(choice.data as never);
}
