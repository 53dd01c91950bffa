// Abyss in the terminal. `node terminal.ts --help` says how it begins, and `help` what can be typed then.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Abyss, PaymentData } from '../abyss.ts';
import { type Choice, Client, type Json, Refused, type Visit } from '../index.ts';

const USAGE = `Abyss in the terminal.

  --server URL       the server; http://127.0.0.1:2567 unless told otherwise
  --table ID         sits down at this table; without one it opens a table, and plays against a bot of the server
  --options JSON     what the table that it opens is played with: {"expansions":["kraken"]}
  --watch ID         watches this one
  --invitation WORD  for a table that is private

With a personal token in the variable UNDERTOW_TOKEN it comes in as its owner, else as a guest.`;

const HELP = `A number, or several with spaces between them, answers what is asked; "!" before it answers with JSON.
undo        takes your last answer back
orders []   answers offers in advance: a list of orders, in JSON
say hello   speaks to the others
table       shows the table again
quit        leaves; your seat stays yours`;

const values = readOptions();

const client = new Client(values.server, process.env.UNDERTOW_TOKEN ? { token: process.env.UNDERTOW_TOKEN } : {});
const over = new AbortController();
const visit = await come().catch(giveUp);
client.on('state', (state) => {
  if (state === 'waiting') print('(The connection is lost; it will be tried again.)');
});
visit.on('update', ({ events }) => {
  for (const { type, ...what } of events) print(`  ${type} ${JSON.stringify(what)}`);
});
visit.on('chat', ({ person, text }) => print(`${person.name}: ${text}`));
visit.on('decision', (decision) => {
  if (decision) ask();
});
visit.on('ended', ({ ranking }) => {
  print(`It is over. Best first: ${ranking?.map((seats) => seats.map(nameOf).join(', ')).join('; ') ?? 'nobody'}`);
  over.abort();
});
visit.on('over', (error) => {
  print(error?.message ?? 'You have left.');
  over.abort();
});
print(`Table ${visit.id}: ${visit.table.seats.map((_, seat) => nameOf(seat)).join(', ')}`);
if (visit.decision) ask();
if (visit.table.status === 'open' && visit.seat !== null) await visit.ready();
// Not before they are read: lines that come earlier would be lost.
const lines = createInterface({ input: process.stdin, signal: over.signal });
for await (const line of lines) await obey(line.trim());
client.close();

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        server: { type: 'string', default: 'http://127.0.0.1:2567' },
        table: { type: 'string' },
        options: { type: 'string', default: '{}' },
        watch: { type: 'string' },
        invitation: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      print(USAGE);
      process.exit();
    }
    if (!URL.canParse(values.server)) throw new TypeError(`${values.server} is no address of a server.`);
    return { ...values, options: JSON.parse(values.options) as Json };
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

function giveUp(error: Error): never {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function come(): Promise<Visit<Abyss>> {
  const how = values.invitation === undefined ? {} : { invitation: values.invitation };
  if (values.watch !== undefined) return client.watch<Abyss>(values.watch, how);
  if (process.env.UNDERTOW_TOKEN === undefined) print(`You are ${(await client.guest()).name}.`);
  if (values.table !== undefined) return client.join<Abyss>(values.table, how);
  return client.create<Abyss>({ game: 'abyss', options: values.options, seats: 2, bots: true, time: 'none' });
}

/** Whatever is refused was a mistake at the keyboard: it is said, and nothing has changed. */
async function obey(line: string): Promise<void> {
  const [word = '', rest = ''] = [line.split(' ', 1)[0], line.slice(line.indexOf(' ') + 1)];
  try {
    if (line === '') return;
    if (word === 'help') print(HELP);
    else if (word === 'table') show();
    else if (word === 'quit') over.abort();
    else if (word === 'undo') await visit.undo();
    else if (word === 'say') await visit.say(rest);
    else if (word === 'orders') await visit.order(JSON.parse(rest));
    else if (visit.decision) await visit.answer(answerIn(line, visit.decision.choice));
    else print('Nothing is asked of you.');
  } catch (error) {
    if (!(error instanceof Refused || error instanceof SyntaxError)) throw error;
    print(error.message);
    if (visit.decision) ask();
  }
}

function answerIn(line: string, choice: Choice): Json {
  if (line.startsWith('!')) return JSON.parse(line.slice(1));
  const numbers = line.split(' ').map(Number);
  if (choice.type === 'amount') return numbers[0] ?? null;
  const named = numbers.map((number) => optionsOf(choice)[number - 1] ?? line);
  if (choice.type === 'form') return line === '0' ? 'cancel' : { allies: named };
  return choice.type === 'one' ? (named[0] ?? null) : line === '0' ? [] : named;
}

function optionsOf(choice: Choice): readonly string[] {
  if (choice.type === 'amount') return [];
  return choice.type === 'form' ? (choice.data as PaymentData).hand : choice.options;
}

function ask(): void {
  if (!visit.decision) return;
  const { prompt, choice, until } = visit.decision;
  show();
  const time = until === null ? '' : `, within ${Math.ceil((until - client.now()) / 1000)} seconds`;
  print(`${prompt} (${limits(choice)}${time})`);
  for (const [i, option] of optionsOf(choice).entries()) print(`${String(i + 1).padStart(4)}  ${option}`);
}

function limits(choice: Choice): string {
  if (choice.type === 'one') return 'one of these';
  if (choice.type === 'form')
    return `Allies to pay with, 0 for none: ${JSON.stringify({ ...(choice.data as object), hand: undefined })}`;
  const of = { amount: '', some: ' of these, 0 for none', sequence: ' of these in your order, 0 for none' };
  return `${choice.min} to ${choice.max}${of[choice.type]}`;
}

function show(): void {
  const { view } = visit;
  if (!view) return;
  print(
    `\nRound ${view.round}. Court: ${view.court.join(', ')}. Track: ${view.track.map((card) => card ?? '-').join(' ')}`,
  );
  for (const [seat, { pearls, handCount, lords, locations, score, hand }] of view.seats.entries()) {
    const owned = [...lords.map(({ id }) => id), ...locations].join(', ');
    print(`${nameOf(seat)}: Pearls ${pearls}, Allies ${handCount}, points ${score.total}. ${owned}`);
    if (hand) print(`  Your hand: ${hand.join(', ')}`);
  }
}

function nameOf(seat: number): string {
  const name = visit.table.seats[seat]?.person.name ?? 'nobody';
  return seat === visit.seat ? `${name} (you)` : name;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
