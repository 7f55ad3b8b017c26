import { callerOf, rolesOf, scopeOf } from './access';
import { contract } from './contract';
import type { Row, Rows } from './row';

const rows = Object.values<Rows>(contract).flatMap(Object.values<Row>);
/** Routes of an area that people without a session call: to sign in, or by the link of an invitation. */
const entrances = ['/api/operator/login', '/api/seller/login', '/api/seller/join'];

it.each(['operator', 'seller'])('keeps every route of the %s area for its people', (area) => {
  const inside = rows.filter(
    ({ path }) => path.startsWith(`/api/${area}/`) && !entrances.includes(path),
  );
  const others = inside.filter(({ access }) => callerOf(access).kind !== area);
  expect(inside.length).toBeGreaterThan(50);
  expect(others.map(({ path }) => path)).toEqual([]);
});

it('lets owners call every route of their area, and other roles what their permission allows', () => {
  expect(rolesOf('operator:team')).toEqual(['owner']);
  expect(rolesOf('operator:orders')).toEqual(['owner', 'support', 'finance']);
  expect(rolesOf('operator:any')).toEqual(['owner', 'catalogue', 'support', 'finance']);
  expect(rolesOf('seller:catalogue')).toEqual(['owner', 'catalogue']);
  expect(rolesOf('seller:money')).toEqual(['owner']);
  expect(rolesOf('shopper')).toEqual([]);
});

it('opens to personal tokens only routes of sellers, to read or to write', () => {
  const open = rows.filter(scopeOf);
  expect(open.filter(({ access }) => callerOf(access).kind !== 'seller')).toEqual([]);
  expect(scopeOf({ method: 'GET', scope: 'stock' })).toBe('stock:read');
  expect(scopeOf({ method: 'PATCH', scope: 'stock' })).toBe('stock:write');
  expect(scopeOf({ method: 'GET' })).toBeUndefined();
});
