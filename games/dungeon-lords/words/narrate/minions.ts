// Which minions took which spaces.
import { list, type Names } from '@undertow/shared/table/words.ts';
import { amountsName, minionName, orderName, spaceName } from './names.ts';
import { all, type Events } from './told.ts';

export function spacesTaken(events: Events): string {
  return list(all(events, 'minionPlaced').map(spaceName));
}

/** What each minion did, in player order. Whoever pays for the space does so just before. */
export function minionsPlaced(events: Events, cast: Names): string[] {
  return events.flatMap((event, i) => {
    if (event.type !== 'minionPlaced' && event.type !== 'minionStayed') return [];
    const who = minionName(event.minion, cast);
    if (event.type === 'minionStayed') return [`${who} stays on the card ${orderName(event.order)}`];
    const paid = amountsName(all(events.slice(Math.max(0, i - 1), i), 'paid'));
    return [`${who} takes ${spaceName(event)}${paid && ` for ${paid}`}`];
  });
}
