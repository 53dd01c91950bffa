// A process that measures one party of the engine in a folder: `figures-process.ts FOLDER PARTY`, the number of the party.
import { figures } from './figures.ts';
import { engineOf } from './play.ts';

const [folder = '', number] = process.argv.slice(2);
const engine = await engineOf(folder);
const party = engine.parties[Number(number)];
if (!party) throw new Error(`${folder} has no party ${number}`);
console.log(JSON.stringify(figures(engine, party)));
