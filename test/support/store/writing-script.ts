// What a `WritingProcess` runs: says each row only after it was acknowledged.
import { Unavailable } from '@undertow/server/store/sql.ts';
import { openSqlite } from '@undertow/server/store/sqlite.ts';

const [folder = '', writers = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const sql = await openSqlite(folder);
  await sql.write([
    { sql: 'create table if not exists written (writer integer, number integer, primary key (writer, number))' },
  ]);
  say('open');
  const write = async (writer: number): Promise<void> => {
    const [last] = await sql.rows<{ number: number | null }>(
      'select max(number) as number from written where writer = ?',
      [writer],
    );
    for (let number = (last?.number ?? 0) + 1; ; number++) {
      await sql.write([{ sql: 'insert into written (writer, number) values (?, ?)', values: [writer, number] }]);
      say(`${writer} ${number}`);
    }
  };
  // Ends with the process that started it, even if that one was killed.
  process.stdin.resume().once('end', () => process.exit());
  await Promise.all(Array.from({ length: Number(writers) }, (_, writer) => write(writer)));
} catch (error) {
  if (!(error instanceof Unavailable)) throw error;
  say(error.message);
}
