// Matches that begin while a client looks for them.
import { choose } from '@undertow/shared/table/flow.ts';
import { expect, test } from 'vitest';
import type { ToyTable } from '../../support/games/toy-game.ts';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { Hosting } from '../../support/host/hosting.ts';
import { MemoryArchive } from '../../support/host/memory-archive.ts';

function* card(table: ToyTable) {
  table.state.log.push(yield* choose(0, 'card', ['a', 'b']));
}

/** The first to look hears what was found only when a test lets it. */
class SlowArchive extends MemoryArchive {
  tellFirst!: () => void;
  #isFirst = true;

  override async take(id: string): ReturnType<MemoryArchive['take']> {
    const found = await super.take(id);
    if (!this.#isFirst) return found;
    this.#isFirst = false;
    await new Promise<void>((resolve) => {
      this.tellFirst = resolve;
    });
    return found;
  }
}

test('a match begins although a client has just looked for it, and not found it', async () => {
  const archive = new SlowArchive();
  const app = await new Hosting(known(hostedToy(card, 9)), {}, archive).open();
  const early = app.host.open('deep');
  await app.time.settle();
  const match = app.begin();
  await app.time.settle();
  archive.tellFirst();
  expect(await early).toBeUndefined();
  expect((await match).hasEnded).toBe(false);
});
