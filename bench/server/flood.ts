// Floods a server, as a process of its own that leaves the core to the players whenever they want it.
import { setPriority } from 'node:os';
import type { Flood, FloodName, FloodSpell, Preparation } from './floods/order.ts';
import { histories, lists, passwords, replays } from './floods/requests.ts';
import { connections, messages, repeating, resuming, sockets } from './floods/sockets.ts';
import { takeOrders } from './orders.ts';

const FLOODS: Readonly<Record<FloodName, (preparation: Preparation) => Flood | Promise<Flood>>> = {
  ...{ resuming, sockets, messages, repeating, connections },
  ...{ histories, replays, lists, passwords },
};

let flood: Flood | undefined;

takeOrders(async ({ prepare, spell }: { prepare?: Preparation; spell?: FloodSpell }) => {
  if (prepare) {
    flood = await FLOODS[prepare.flood](prepare);
    setPriority(19);
  }
  return (spell && (await flood?.(performance.now() + spell.seconds * 1000, spell.round))) ?? { isPrepared: true };
});
