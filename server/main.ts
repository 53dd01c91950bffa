// `npm start`: sets V8 up and starts the server. What was compiled is kept, so later starts take two thirds of the time.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// The threads of the server look there as well.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));
enableCompileCache(process.env.NODE_COMPILE_CACHE);

// V8 learns where objects are made that last, and lets all that are made there from then on begin their lives in the old
// generation. Views last while matches begin, and hardly ever again: each update would fill what is dear to clean. Should a
// newer V8 not know this flag, it says so, and nothing else happens.
setFlagsFromString('--no-allocation-site-pretenuring');

// Whatever is imported by a file is compiled before anything in it happens: all the rest is for later.
await import('./run.ts');
// Now, for it may not end in good order.
flushCompileCache();
