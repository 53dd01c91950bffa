// An example client for the terminal. `node terminal.ts --help` says how to start it, and `help` what can be typed then.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Choice, Client, type Json, printTo, Refused, type Visit } from '../index.ts';
import type { Company, FormOnScreen } from './terminal/screen.ts';
import { screenOf } from './terminal/screens.ts';

const USAGE = `A game in the terminal.

  --server URL       the server; http://127.0.0.1:2567 unless told otherwise
  --table ID         sits down at this table; without one it opens a table, and plays against bots of the server
  --game ID          the game of the table that it opens; abyss unless told otherwise
  --seats N          how many play at it; 2 unless told otherwise
  --options JSON     what it is played with: {"expansions":["kraken"]}, and {"full":true} for dungeon-lords
  --watch ID         watches this one
  --invitation WORD  for a table that is private

With a personal token in the variable UNDERTOW_TOKEN it comes in as its owner, else as a guest.`;

const HELP = `A number, or several with spaces between them, answers what is asked. JSON after "!" does too: !["a","b"]
undo        takes your last answer back
orders []   answers offers in advance: a list of orders, in JSON
say hello   speaks to the others
table       shows the table again
quit        leaves; your seat stays yours`;

const values = readOptions();

const client = new Client(values.server, process.env.UNDERTOW_TOKEN ? { token: process.env.UNDERTOW_TOKEN } : {});
const over = new AbortController();
const visit = await come().catch(giveUp);
const screen = await screenOf(visit.table.game);
const company: Company = {
  get own() {
    return visit.seat;
  },
  nameOf,
};
client.on('state', (state) => {
  if (state === 'waiting') print('(The connection is lost; it will be tried again.)');
});
visit.on('update', ({ events }) => {
  for (const { type, ...what } of events) print(`  ${type}${toldWords(what)}`);
});
visit.on('chat', ({ person, text }) => print(`${person.name}: ${text}`));
visit.on('reaction', ({ person, reaction }) => print(`${person.name}: ${reaction}!`));
visit.on('decision', (decision) => {
  if (decision) ask();
});
visit.on('ended', ({ ranking }) => {
  print(`It is over. Best first: ${ranking?.map((seats) => seats.map(nameOf).join(', ')).join('; ') ?? 'nobody'}`);
  over.abort();
});
visit.on('over', (error) => {
  if (over.signal.aborted) return;
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
        game: { type: 'string', default: 'abyss' },
        seats: { type: 'string', default: '2' },
        options: { type: 'string', default: '{}' },
        watch: { type: 'string' },
        invitation: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      print(...USAGE.split('\n'));
      process.exit();
    }
    if (!URL.canParse(values.server)) throw new TypeError(`${values.server} is no address of a server.`);
    return { ...values, options: JSON.parse(values.options) as Json };
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    printTo(process.stderr, error.message);
    process.exit(2);
  }
}

function giveUp(error: Error): never {
  printTo(process.stderr, error.message);
  process.exit(1);
}

async function come(): Promise<Visit> {
  const how = values.invitation === undefined ? {} : { invitation: values.invitation };
  if (values.watch !== undefined) return client.watch(values.watch, how);
  if (process.env.UNDERTOW_TOKEN === undefined) print(`You are ${(await client.guest()).name}.`);
  if (values.table !== undefined) return client.join(values.table, how);
  const { game, options } = values;
  return client.create({ game, options, seats: Number(values.seats), bots: true, time: 'none' });
}

/** Whatever is refused was a mistake at the keyboard: it is said, and nothing has changed. */
async function obey(line: string): Promise<void> {
  const [word = '', rest = ''] = [line.split(' ', 1)[0], line.slice(line.indexOf(' ') + 1)];
  try {
    if (line === '') return;
    if (word === 'help') print(...HELP.split('\n'));
    else if (word === 'table') show();
    else if (word === 'quit') over.abort();
    else if (word === 'undo') await visit.undo();
    else if (word === 'say') await visit.say(rest);
    else if (word === 'orders') await visit.order(JSON.parse(rest));
    else if (visit.decision) await give(line, visit.decision.choice);
    else print('Nothing is asked of you.');
  } catch (error) {
    if (!(error instanceof Refused || error instanceof SyntaxError)) throw error;
    print(error.message);
    if (visit.decision) ask();
  }
}

async function give(line: string, choice: Choice): Promise<void> {
  const answer = line.startsWith('!') ? (JSON.parse(line.slice(1)) as Json) : answerIn(line, choice);
  if (answer !== undefined) return visit.answer(answer);
  print('This is no answer to what is asked.');
  ask();
}

function answerIn(line: string, choice: Choice): Json | undefined {
  const words = line.split(/\s+/);
  if (choice.type === 'amount') return Number(words[0]);
  if (choice.type === 'form') return formOf(choice.form)?.answer(words, choice.data);
  const named = words.map((word) => choice.options[Number(word) - 1] ?? word);
  return choice.type === 'one' ? (named[0] ?? null) : line === '0' ? [] : named;
}

function formOf(name: string): FormOnScreen | undefined {
  return screen.forms[name];
}

function optionsOf(choice: Choice): readonly string[] {
  if (choice.type === 'amount') return [];
  if (choice.type !== 'form') return choice.options;
  return formOf(choice.form)?.options(choice.data, visit.view ?? null, company) ?? [];
}

function ask(): void {
  if (!visit.decision) return;
  const { prompt, choice, until } = visit.decision;
  show();
  const time = until === null ? '' : `, within ${Math.ceil((until - client.now()) / 1000)} seconds`;
  print(`${prompt} (${limits(choice)}${time})`);
  for (const [i, option] of optionsOf(choice).entries()) {
    const beside = screen.beside?.(option, prompt);
    print(`${String(i + 1).padStart(4)}  ${option}${beside === undefined ? '' : `: ${beside}`}`);
  }
}

function limits(choice: Choice): string {
  if (choice.type === 'one') return 'one of these';
  if (choice.type === 'form')
    return formOf(choice.form)?.hint(choice.data) ?? `JSON after "!": ${JSON.stringify(choice)}`;
  const of = { amount: '', some: ' of these', sequence: ' of these in your order' }[choice.type];
  const none = choice.type !== 'amount' && choice.min === 0 ? ', 0 for none' : '';
  return `${choice.min} to ${choice.max}${of}${none}`;
}

function show(): void {
  if (visit.view !== undefined) print('', ...screen.position(visit.view, company));
}

/** What an event tells, with the name of the seat first. */
function toldWords({ seat, ...what }: Readonly<Record<string, unknown>>): string {
  const name = typeof seat === 'number' ? ` ${nameOf(seat)}` : '';
  const words = wordsOf(what);
  return words === '' ? name : `${name}: ${words}`;
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(separatorIn(value)) || '-';
  if (typeof value === 'string') return value.replace(/^seat:(\d)$/, (_, seat) => nameOf(Number(seat)));
  if (typeof value !== 'object' || value === null) return String(value ?? '-');
  return Object.entries(value)
    .map(([name, inner]) => `${name} ${name === 'seats' ? seatWords(inner) : wordsOf(inner)}`)
    .join(', ');
}

/** Numbers are a place. */
function separatorIn(list: readonly unknown[]): string {
  if (list.every((item) => typeof item === 'number')) return ',';
  return list.every((item) => typeof item === 'string') ? ' ' : ' | ';
}

function seatWords(seats: unknown): string {
  const areSeats = Array.isArray(seats) && seats.every((seat) => typeof seat === 'number');
  return areSeats ? seats.map(nameOf).join(' ') : wordsOf(seats);
}

function nameOf(seat: number): string {
  const name = visit.table.seats[seat]?.person.name ?? 'nobody';
  return seat === visit.seat ? `${name} (you)` : name;
}

function print(...lines: readonly string[]): void {
  printTo(process.stdout, ...lines);
}
