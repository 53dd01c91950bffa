// A bare room of Colyseus with a small game that keeps nothing: what the framework itself costs, with its own transport. The
// four clients of a room take pieces from a pool in turn, and all are sent the change at once.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

const POOL = 24;
const SEATS = 4;

const Seat = schema({ name: t.string(), pieces: t.number().default(0), points: t.number().default(0) }, 'BareSeat');
const State = schema(
  {
    version: t.number().default(0),
    turn: t.number().default(0),
    last: t.string().default(''),
    pool: t.array('number'),
    seats: t.array(Seat),
  },
  'BareState',
);

class BareRoom extends Room<{ state: InstanceType<typeof State> }> {
  override maxClients = SEATS;
  override state = new State();

  override onCreate(): void {
    // Each change goes out at once.
    this.patchRate = 0;
    for (let i = 0; i < POOL; i++) this.state.pool.push(i);
    this.onMessage('take', (client: Client, { id }: { id: number }) => {
      this.#take(client, id % POOL);
      client.send('taken', { id });
    });
  }

  override onJoin({ sessionId }: Client): void {
    this.state.seats.push(new Seat().assign({ name: sessionId }));
  }

  #take({ sessionId }: Client, place: number): void {
    const seat = this.state.seats.find(({ name }) => name === sessionId);
    const piece = this.state.pool[place];
    if (!seat || piece === undefined) return;
    this.state.pool[place] = (piece * 31 + 7) % 1000;
    seat.pieces++;
    seat.points += piece;
    this.state.last = `${sessionId} takes ${piece}`;
    this.state.turn = (this.state.turn + 1) % SEATS;
    this.state.version++;
    this.broadcastPatch();
  }
}

const http = createServer();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http }) });
server.define('bare', BareRoom).filterBy(['group']);
await server.listen(0, '127.0.0.1');
console.log(`listening at http://127.0.0.1:${(http.address() as AddressInfo).port}`);
process.on('SIGTERM', () => process.exit());
