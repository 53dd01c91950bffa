// Tells when files of a folder have changed, several that change together once.
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Timers } from '@undertow/server/scheduling/timers.ts';

/** Editors write a file in several steps, and several files at once. */
const TOGETHER = 120;

/** What is made by tools and by tests changes no rule. */
const IGNORED = /(^|[/\\])(node_modules|dist|\.git)([/\\]|$)|~$|\.sw[a-z]$|\.match\.json$/;

export function watchFolder(home: string, timers: Timers, changed: (files: readonly string[]) => void): () => void {
  const files = new Set<string>();
  let callOff = () => {};
  const watcher = watch(fileURLToPath(home), { recursive: true }, (_, file) => {
    if (file === null || IGNORED.test(file)) return;
    files.add(file);
    callOff();
    callOff = timers.after(TOGETHER, () => {
      const found = [...files].sort();
      files.clear();
      changed(found);
    });
  });
  return () => {
    callOff();
    watcher.close();
  };
}
