// The standing orders of each seat in a running match.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Orders } from '../host/archive.ts';
import { HELD } from './matches.ts';
import type { Sql, Statement } from './sql.ts';

/** All orders of the seat: they replace those before. Only the process that holds the match may write them. */
export function putOrders(match: string, fence: number, seat: Seat, orders: Orders): Statement[] {
  return [
    {
      sql: `insert into orders (match, seat, body) select ?, ?, ? where ${HELD}
        on conflict (match, seat) do update set body = excluded.body`,
      values: [match, seat, JSON.stringify(orders), match, fence],
      changes: 1,
    },
  ];
}

/** The orders by seat; a seat without orders is missing. */
export async function ordersOf(sql: Sql, match: string): Promise<Map<Seat, Orders>> {
  const rows = await sql.rows<{ readonly seat: Seat; readonly body: string }>(
    'select seat, body from orders where match = ? order by seat',
    [match],
  );
  const orders = rows.map(({ seat, body }): [Seat, Orders] => [seat, JSON.parse(body) as Orders]);
  return new Map(orders.filter(([, { orders }]) => orders.length > 0));
}
