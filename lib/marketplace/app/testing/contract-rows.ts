import { type Caller, callerOf } from '@/lib/contract/access';
import { contract } from '@/lib/contract/contract';
import type { Row, Rows } from '@/lib/contract/row';

/** All rows of the contract, by method and path. */
export const contractRows: Record<string, Row> = Object.fromEntries(
  Object.values<Rows>(contract)
    .flatMap(Object.values<Row>)
    .map((row) => [`${row.method} ${row.path}`, row]),
);

/** Returns the row of a route such as `GET /api/seller/me`. */
export function rowOf(route: string): Row {
  const row = contractRows[route];
  if (!row) throw new Error(`${route} is not in the contract`);
  return row;
}

/** Returns method and path of the routes for a kind of caller. */
export const routesOf = (kind: Caller): string[] =>
  Object.entries(contractRows).flatMap(([route, { access }]) =>
    callerOf(access).kind === kind ? [route] : [],
  );
