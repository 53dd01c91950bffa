// A server is killed with two thousand matches in memory and all their players there, on a machine with a busy loop on each
// core: how long it takes until each match has gone on, with no help but that of the client library.
import { availableParallelism } from 'node:os';
import { percentile, type Report, summary } from './measure.ts';
import { end, pinned, Worker } from './server/children.ts';
import type { Returned, ReturningOrder } from './server/returning.ts';
import { CLIENT_CORE, ServerProcess } from './server/server-process.ts';

const MATCHES = 2000;

/** So long is waited for the last one, in seconds. */
const PATIENCE = 300;

export async function restart(): Promise<Report> {
  const server = await ServerProcess.start();
  const players = await Worker.start(CLIENT_CORE, 'bench/server/returning.ts');
  try {
    const tell = (order: ReturningOrder) => players.ask(order);
    await tell({ type: 'seat', url: server.url, matches: MATCHES });
    const loops = Array.from({ length: availableParallelism() }, (_, core) => pinned(core, ['-e', 'for (;;);']));
    try {
      const returned = tell({ type: 'return', seconds: PATIENCE });
      await server.restart();
      return { bench: 'restart', metrics: metricsOf((await returned) as Returned, server.errors) };
    } finally {
      await Promise.all(loops.map((loop) => end(loop, 'SIGKILL')));
    }
  } finally {
    await players.stop();
    await server.stop();
  }
}

function metricsOf({ waits, stuck, lost }: Returned, errors: number): Report['metrics'] {
  const at = (share: number) => summary('ms', [percentile(waits, share)]);
  return {
    matchesStuck: summary('', [stuck]),
    playersLost: summary('', [lost]),
    errorsLogged: summary('', [errors]),
    backP50: at(0.5),
    backP99: at(0.99),
    lastBack: at(1),
  };
}
