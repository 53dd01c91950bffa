// A bot that plays a game of Abyss, without much thought: `node bot.ts [server] [table]`. Without a table it opens one,
// and plays against a bot of the server. In a project of your own, import from '@undertow/client-sdk'.
import type { Abyss, PaymentData } from '../abyss.ts';
import { type Choice, Client, type Json } from '../index.ts';

const [server = 'http://127.0.0.1:2567', table] = process.argv.slice(2);
const client = new Client(server);
const { name } = await client.guest();
const seat = table
  ? await client.join<Abyss>(table)
  : await client.create<Abyss>({ game: 'abyss', seats: 2, bots: true, time: 'none' });
console.log(`${name} sits at table ${seat.id}`);
if (seat.table.status === 'open') await seat.ready();

const ending = await seat.play(({ choice }) => answerTo(choice));
console.log(`It ended like this, best seats first: ${JSON.stringify(ending?.ranking)}`);
client.close();

function answerTo(choice: Choice): Json {
  if (choice.type === 'one') return drawn(choice.options, 1)[0] ?? null;
  if (choice.type === 'some' || choice.type === 'sequence') return drawn(choice.options, choice.min);
  if (choice.type === 'amount') return choice.min;
  return payment(choice.data as PaymentData);
}

function drawn(options: readonly string[], count: number): string[] {
  return [...options].sort(() => Math.random() - 0.5).slice(0, count);
}

/** All of the Races that are worth most, as many as must be shown; a Race is the first word of an Ally. */
function payment({ hand, races, required, cost, pearls }: PaymentData): Json {
  const worth = (race: string) => allies(race).reduce((sum, ally) => sum + Number(ally.split('-')[1]), 0);
  const allies = (race: string) => hand.filter((ally) => ally.startsWith(`${race}-`));
  const owned = [...new Set(hand.map((ally) => ally.split('-')[0] ?? ''))].sort((a, b) => worth(b) - worth(a));
  const shown = [...owned.filter((race) => race === required), ...owned.filter((race) => race !== required)];
  const paid = shown.slice(0, races);
  const enough = paid.reduce((sum, race) => sum + worth(race), 0) + pearls >= cost;
  return enough && paid.length === races ? { allies: paid.flatMap(allies) } : 'cancel';
}
