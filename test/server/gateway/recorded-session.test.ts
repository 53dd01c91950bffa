// A session over the JSON door as `docs/json-door-session.txt` shows it, and as it really goes.
// `npx vitest run test/server/gateway/recorded-session -u` writes it anew.
import { loneBus } from '@undertow/server/cluster/lone-bus.ts';
import { LIMITS } from '@undertow/shared/protocol/limits.ts';
import { expect, test } from 'vitest';
import type { DoorClient } from '../../support/clients/door-client.ts';
import { anyAnswer, chance, playOut } from '../../support/clients/door-player.ts';
import { TestApp } from '../../support/server/test-app.ts';
import { FakeTime } from '../../support/time/fake-time.ts';

const SEED = '5ea'.repeat(22).slice(0, 64);
const RANDOM = chance(4);

test('goes as it is written down', async () => {
  const timers = new FakeTime();
  const app = await TestApp.open({ timers, bus: loneBus('4tq0z8m1x7ce'), newSeed: () => SEED });
  const lines = [
    '# What Ada’s client sends (>) and receives (<). Each line is one message, or a remark that begins with #.',
  ];
  const scene = async (heading: string, client: DoorClient, play: () => Promise<unknown>): Promise<void> => {
    const from = client.transcript.length;
    await play();
    lines.push('', `# ${heading}`, ...client.transcript.slice(from));
  };
  const account = { password: 'correct horse' };
  const session = await app.accounts.authentication.signUp({ ...account, name: 'Ada' }, 'here');
  const hello = { token: session.token, client: 'ada-laptop' };
  const bo = await app.member('Bo');
  const ada = await app.knock();

  await scene('The first message says who she is.', ada, () => ada.ask('hello', hello, '1'));
  await scene('She looks at the list of tables. There are none yet.', ada, () => ada.do('lobby', { on: true }, '2'));
  const { table } = await create(ada, timers, scene);
  await scene('She stops following the list.', ada, () => ada.do('lobby', { on: false }, '4'));
  await scene('Bo takes a seat and says hello.', ada, async () => {
    const said = ada.next({ type: 'chat' });
    await bo.do('join', { table });
    await bo.do('chat', { table, text: 'Hello!' });
    await said;
  });
  await scene('Ada answers.', ada, () => ada.do('chat', { table, text: 'Good luck, Bo.' }, '5'));
  await scene('Both are ready. The match begins.', ada, async () => {
    await ada.do('ready', { table, ready: true }, '6');
    const begun = ada.changeAt(table);
    await bo.do('ready', { table, ready: true });
    await begun;
  });
  await scene('Until Ada is asked, she only gets updates of what Bo does.', ada, () => untilAsked(ada, bo, table));
  const decision = ada.positions.get(table)?.decision;
  if (!decision) throw new Error('Ada is not asked');
  const answering = { table, decision: decision.number, answer: anyAnswer(decision, RANDOM) };
  await scene('She gives an answer that was not offered.', ada, () =>
    ada.ask('answer', { ...answering, answer: 'everything' }, '7'),
  );
  await scene('She gives one that was.', ada, () => ada.do('answer', answering, '8'));
  await scene('A decision cannot be answered twice.', ada, () => ada.ask('answer', answering, '9'));
  await scene('She gives a standing order: pass on cheap Allies. Bo is not told.', ada, () =>
    ada.do('order', { table, orders: [{ type: 'passBelow', race: null, value: 2 }] }, '10'),
  );

  let last: object = {};
  await scene('She goes on until Bo is asked.', ada, async () => {
    while (ada.positions.get(table)?.decision) last = await answerNext(ada, table, '11');
  });

  const since = ada.positions.get(table)?.version;
  const cut = ada.closed;
  ada.socket.terminate();
  await cut;
  for (let answers = 0; answers < 3 && bo.positions.get(table)?.decision; answers++) await answerNext(bo, table);
  const again = await app.knock();
  await scene('Her connection breaks. She opens another socket.', again, () => again.ask('hello', hello, '1'));
  await scene('She may have missed the reply to her last answer, so she repeats it. It is not done again.', again, () =>
    again.ask('answer', last, '11'),
  );
  const known = ada.positions.get(table);
  if (known) again.positions.set(table, known);
  await scene(`She joins with the last version that she has, ${since}, and gets what she missed.`, again, () =>
    again.do('join', { table, since }, '20'),
  );

  const over = again.next({ type: 'table', table: { status: 'ended' } });
  await Promise.all([playOut(again, table, chance(1)), playOut(bo, table, chance(2))]);
  await over;
  const end = again.transcript.findIndex((line) => line.includes('"type":"ended"'));
  lines.push(
    '',
    '# They play on to the end. Only the last messages are shown. The SHA-256 of the bytes of the seed is the commitment above.',
    ...again.transcript.slice(end),
  );
  await scene('She leaves the table.', again, () => again.do('leave', { table }, '21'));
  await scene('The server is stopped.', again, async () => {
    await app.door.drain('The server is going away.');
    await again.closed;
  });

  const names = {
    [table]: 'k3v9x0q2ma',
    [session.person.id]: 'ada0ada0ada0',
    [bo.person?.id ?? '']: 'bo00bo00bo00',
    [session.token]: 'AdasToken',
  };
  await expect(withNames(`${lines.join('\n')}\n`, names)).toMatchFileSnapshot('../../../docs/json-door-session.txt');
});

type ConnectionSubscriptions = (heading: string, client: DoorClient, play: () => Promise<unknown>) => Promise<void>;

async function create(
  ada: DoorClient,
  timers: FakeTime,
  scene: ConnectionSubscriptions,
): Promise<{ readonly table: string }> {
  await scene('She opens a table, and is at it. A moment later it is in the list.', ada, async () => {
    await ada.do('create', { game: 'abyss', seats: 2, time: 'live' }, '3');
    const listed = ada.next({ type: 'tables' });
    await timers.pass(200);
    await listed;
  });
  const [created] = ada.heard({ re: '3' });
  return { table: created?.table as string };
}

async function untilAsked(ada: DoorClient, bo: DoorClient, table: string): Promise<void> {
  while (!ada.positions.get(table)?.decision) {
    const changed = ada.changeAt(table);
    await answerNext(bo, table);
    await changed;
  }
}

async function answerNext(client: DoorClient, table: string, id?: string): Promise<object> {
  const decision = client.positions.get(table)?.decision;
  if (!decision) throw new Error('no player can go on');
  const answering = { table, decision: decision.number, answer: anyAnswer(decision, RANDOM) };
  await client.do('answer', answering, id);
  return answering;
}

/** The limit of a host that sets nothing. */
function usual(_: string, limit: 'messagesPerSecond' | 'messagesPerAddress' | 'newSocketsPerAddress'): string {
  return `"${limit}":${LIMITS[limit]}`;
}

/** What is another in each run has the same name in all of them. */
function withNames(text: string, names: Readonly<Record<string, string>>): string {
  let named = text
    .replace(/"retryAfter":\d+/, '"retryAfter":1200')
    .replace(/"(messagesPerSecond|messagesPerAddress|newSocketsPerAddress)":\d+/g, usual);
  for (const [id, name] of Object.entries(names)) named = named.replaceAll(id, name);
  return named;
}
