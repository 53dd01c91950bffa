// What several servers are as one: what they carry together, and how little those notice who are there when one of them
// dies, or all are renewed.
import type { Report } from './measure.ts';
import { Backing } from './service/backing.ts';
import { capacities } from './service/capacities.ts';
import { losses } from './service/losses.ts';
import { spectatorsElsewhere } from './service/spectators-elsewhere.ts';
import { waking } from './service/waking.ts';

export async function service(): Promise<Report> {
  const backing = await Backing.start();
  try {
    const metrics = {};
    for (const part of [capacities, losses, waking, spectatorsElsewhere]) Object.assign(metrics, await part(backing));
    return { bench: 'service', metrics };
  } finally {
    await backing.stop();
  }
}
