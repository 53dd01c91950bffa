// The worker that verifies replays of games that have no worker of their own, by the rules in their folders.
import { answerDoubtsOfAny } from '@undertow/web/src/replay/verifier.ts';
import { folders } from './folders.ts';

answerDoubtsOfAny(async (id) => {
  const load = Object.hasOwn(folders, id) ? folders[id] : undefined;
  if (!load) throw new Error(`there are no rules of ${id}`);
  return (await load()).game;
});
