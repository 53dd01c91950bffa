// What a page of Dungeon Lords was sent and shows, looked through for traps and combat cards that its seat must not know.
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import type { Page } from 'playwright-core';
import { seenOn } from '../../../../test/support/browser/watching.ts';
import printed from '../../rules/cards/cards.json' with { type: 'json' };
import { words } from '../../words/languages/en.ts';

const TRAPS = printed.traps.map(({ id }) => id);
const FACES = [...TRAPS, ...printed.combatCards.map(({ id }) => id)];
/** What a view has for the owner of a seat alone. */
const OWN = ['traps', 'drawn', 'spiedCards', 'plannedTraps'];

/** For the page: all that stands on it, but for the drawings that it could make use of. */
const SHOWN = `(() => {
  const copy = document.body.cloneNode(true);
  for (const stock of copy.querySelectorAll('symbol, defs, style, script')) stock.remove();
  return copy.outerHTML;
})()`;

/** All that this page is sent from now on, message by message. */
export function heardBy(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(`${payload}`)));
  return heard;
}

/**
 * The faces in these messages that were not turned up by then, and what is there of another seat that only its owner may
 * know. What this seat is told as its own is left out; a spectator has nothing.
 */
export function leaksIn(heard: readonly string[], seat: number | null): string[] {
  const open = new Set<string>();
  return heard.flatMap((message) => {
    const said = JSON.parse(message) as Json;
    for (const face of turnedUp(said)) open.add(face);
    const rest = withoutOwn(said, seat);
    const faces = FACES.filter((face) => !open.has(face) && has(rest, face));
    // Events count traps under one of these names.
    const fields = OWN.filter((field) => isObject(rest) && has([rest.view ?? null, rest.changes ?? null], field));
    return [...faces, ...fields].map((one) => `${one} in ${message}`);
  });
}

function has(json: Json, word: string): boolean {
  return JSON.stringify(json).includes(`"${word}"`);
}

/** The faces in these messages that this seat may know: its own, and what was turned up. */
function knownFrom(heard: readonly string[]): string[] {
  return FACES.filter((face) => heard.some((message) => message.includes(`"${face}"`)));
}

/** The traps that stand on the page, by their ids or names, and are in none of the messages that it was sent. */
export async function leaksOn(page: Page, heard: readonly string[]): Promise<string[]> {
  const shown = await seenOn<string>(page, SHOWN);
  const known = knownFrom(heard);
  const secret = TRAPS.filter((id) => !known.includes(id));
  return secret.filter((id) => shown.includes(id) || shown.includes(nameOf(id)));
}

function nameOf(trap: string): string {
  return words.traps[trap as keyof typeof words.traps].name;
}

function turnedUp(said: Json): string[] {
  if (!isObject(said) || !Array.isArray(said.events)) return [];
  return said.events.flatMap((event: Json) => {
    if (!isObject(event)) return [];
    if (event.type === 'trapRevealed') return [event.trap as string];
    return event.type === 'combatCardRevealed' ? [event.card as string] : [];
  });
}

function withoutOwn(said: Json, seat: number | null): Json {
  if (!isObject(said) || seat === null) return said;
  const { decision: _, sealed: __, events = [], changes = [], view, ...rest } = said;
  return {
    ...rest,
    events: (events as Json[]).filter(
      (event) => !(isObject(event) && isObject(event.secret) && event.secret.seat === seat),
    ),
    changes: (changes as [(string | number)[]][]).filter(([path]) => !isOwn(path, seat)),
    view: isObject(view) ? { ...view, seats: (view.seats as Json[]).map((one, at) => (at === seat ? {} : one)) } : null,
  };
}

function isOwn([part, at, field]: readonly (string | number)[], seat: number): boolean {
  return part === 'seats' && at === seat && OWN.includes(`${field}`);
}
