// Notifies a player who plays with bots while an own table waits, when another player joins that table.
import type { Visit } from '@undertow/client-sdk/index.ts';
import { pathTo } from '../app/routes.ts';
import { client } from '../browser/session.svelte.ts';
import { toasts } from '../browser/toasts.svelte.ts';
import { playersOf } from '../match/seated.ts';
import { laterWords } from '../words/later.ts';
import { say } from './forms.ts';

export async function notifyOfPlayers(visit: Pick<Visit, 'id' | 'table' | 'until'>): Promise<void> {
  const newcomer = () => visit.table.seats.findIndex((seat) => seat !== null && seat.person.id !== client.person?.id);
  try {
    await visit.until(() => visit.table.status !== 'open' || newcomer() >= 0);
    if (visit.table.status !== 'open') return;
    await laterWords.open();
  } catch {
    // The table is gone, or they have left it: then there is nothing to be told.
    return;
  }
  const who = playersOf(visit.table)[newcomer()]?.name;
  if (who === undefined) return;
  toasts.show({
    title: say('hasCome', { who }),
    ways: [{ name: say('follow'), path: pathTo('table', { id: visit.id }) }],
  });
}
