// A benchmark with a process of its own, which would go on for ever. It ends as it is told.
import { endBySignals, made } from '../../../bench/ending.ts';
import { pinned } from '../../../bench/server/children.ts';

endBySignals();
const child = pinned(0, ['-e', 'setInterval(() => {}, 1000)']);
console.log(`started ${child.pid}`);
const [how] = process.argv.slice(2);
if (how === 'fails') await made('small', () => Promise.reject(new Error('the server fell asleep')));
if (how === 'ends') process.exit();
