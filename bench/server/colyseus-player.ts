// A player over the Colyseus door.
import type { Heard, Player } from './player.ts';

export async function colyseusPlayer(_url: string, _heard: Heard): Promise<Player> {
  throw new Error('not yet');
}
