import { rolesOf } from './access';
import { contract } from './contract';
import type { Row, Rows } from './row';

/** Roles of members or operators by route, such as `GET /api/seller/me`. */
export type RolesByRoute = Readonly<Record<string, readonly string[]>>;

/**
 * Returns for each route the roles that may call it. It loads the contract's schemas, so the browser gets the
 * result from the server.
 * @throws {Error} for a route that is not in the contract
 */
export function rolesOfRoutes(routes: readonly string[]): RolesByRoute {
  const rows = Object.values<Rows>(contract).flatMap(Object.values<Row>);
  const access = new Map(rows.map((row) => [`${row.method} ${row.path}`, row.access]));
  return Object.fromEntries(
    routes.map((route) => {
      const found = access.get(route);
      if (!found) throw new Error(`${route} is not in the contract`);
      return [route, rolesOf(found)];
    }),
  );
}
