// Goes to the server over Colyseus: `new Client(url, { link: colyseus() })`. It needs the package @colyseus/sdk.
import { ColyseusLink } from './colyseus-link.ts';
import type { LinkMaker } from './link.ts';

export function colyseus(): LinkMaker {
  return (root, ends) => new ColyseusLink(root, ends);
}
