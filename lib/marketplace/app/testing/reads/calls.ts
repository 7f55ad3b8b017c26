import { z } from 'zod';
import { type Caller, callerOf } from '@/lib/contract/access';
import { contract } from '@/lib/contract/contract';
import type { Row } from '@/lib/contract/row';
import type { Known } from './known';

/** A call that reads: its route and its caller. */
export type ReadCall = { route: string; caller: Caller; path: string };

/** Callers whose lists grow with orders; the search answers visitors' catalogue (lib/marketplace/modules/search). */
const asked: Caller[] = ['shopper', 'seller', 'vendor', 'operator'];

/** A late page, which readers of a store with many orders reach. */
const deepPage = 40;

/** Values of queries that no schema lists. A field of a new list is added here; its route fails without one. */
const values: Record<string, (known: Known) => (string | number)[]> = {
  page: () => [deepPage],
  limit: () => [100],
  search: (known) => ['Market Road', known.orderNumber, known.sku, known.email, known.awb],
  q: (known) => ['silk', known.sku],
  order: (known) => [known.orderNumber],
  period: () => ['last30'],
  status: () => ['delivered', 'cancelled'],
  category: (known) => [known.categoryId],
  brand: (known) => [known.brandId],
  store: (known) => [known.storeId],
  subject: () => ['orders/1'],
  operator: (known) => [known.operatorId],
  thing: (known) => [known.orderNumber],
  month: (known) => [known.month],
  from: (known) => [known.dayBefore],
  to: (known) => [known.day],
  return_cost: () => [200],
  amount_from: () => [5000],
  amount_to: () => [100],
  rating: () => [1],
  days: () => [30],
  updated_since: (known) => [`${known.dayBefore}T00:00:00Z`],
  // Cursors come from answers; the next page of `updated_since` is the same statement.
  cursor: () => [],
  pincode: () => ['411001'],
  state: () => ['Maharashtra'],
  items: () => [],
  at: (known) => [`${known.day}T12:00:00+05:30`],
  // The search answers previews of search rules.
  synonym_id: () => [],
  words: () => [],
  meanings: () => [],
  boost_id: () => [],
  kind: () => [],
  target_id: () => [],
  boost_query: () => [],
  occasion_id: () => [],
  occasion_words: () => [],
  leads_to: () => [],
  switched_off: () => [],
  problem: () => [],
  ids: (known) => [known.shipmentId],
  grams: () => [900],
};

/** Values of path parts, by the route's first words if a name is ambiguous. */
const parts: [start: string, name: string, value: (known: Known) => string | number][] = [
  ['/api/orders', 'orderNumber', (known) => known.ownOrderNumber],
  ['/api/track', 'orderNumber', (known) => known.ownOrderNumber],
  ['/api/operator/orders', 'orderNumber', (known) => known.orderNumber],
  ['/api/payments/status', 'id', (known) => known.ownOrderId],
  ['/api/products', 'id', (known) => known.productId],
  ['/api/operator/shipments', 'id', (known) => known.shipmentId],
  ['/api/operator/shoppers', 'id', (known) => known.userId],
  ['/api/operator/settlements', 'id', (known) => known.settlementId],
  ['/api/operator/listings', 'id', (known) => known.listingId],
  ['/api/operator/vendors', 'number', (known) => known.applicationNumber],
  ['/api/operator/tickets', 'number', (known) => known.ticketNumber],
  ['/api/operator/tickets', 'id', () => 1],
  ['/api/operator/coupons', 'id', (known) => known.couponId],
  ['/api/operator/imports', 'id', (known) => known.importId],
  ['/api/operator/settings', 'group', () => 'company'],
  ['/api/operator/content', 'kind', () => 'page'],
  ['/api/operator/content', 'slug', () => 'about'],
  ['/api/operator/content', 'locale', () => 'en'],
  ['/api/seller/promotions', 'id', () => 1],
  ['/api/seller/listings', 'id', (known) => known.listingId],
  ['/api/seller/listings', 'revision', () => 1],
  ['/api/seller/categories', 'id', (known) => known.categoryId],
  ['/api/seller/settlements', 'id', (known) => known.settlementId],
  ['/api/seller/returns', 'id', (known) => known.returnId],
  ['/api/seller/imports', 'id', (known) => known.importId],
  ['/api/seller/shipments', 'id', (known) => known.shipmentId],
  ['/api/seller/webhooks', 'id', (known) => known.endpointId],
];

/**
 * Returns every reading call of signed-in callers, derived from the contract: each route without a query, and
 * with every value of each field of its query.
 * @throws {Error} if a field or part of a path has no value here: add it above
 */
export function readCalls(known: Known): ReadCall[] {
  const rows: Row[] = Object.values(contract).flatMap((its) => Object.values(its));
  return rows
    .filter(({ method, access }) => method === 'GET' && asked.includes(callerOf(access).kind))
    .flatMap((row) => {
      const path = row.path.replace(/\{(\w+)\}/g, (_, name) => String(partOf(row, name, known)));
      const queries = ['', ...queriesOf(row, known)];
      const route = `GET ${row.path}`;
      return queries.map((query) => ({
        route,
        caller: callerOf(row.access).kind,
        path: path + query,
      }));
    });
}

function partOf({ path }: Row, name: string, known: Known): string | number {
  const found = parts.find(([start, of]) => path.startsWith(start) && of === name);
  if (!found) throw new Error(`${path}: say in testing/reads/calls.ts what {${name}} is`);
  return found[2](known);
}

function queriesOf({ path, query }: Row, known: Known): string[] {
  if (!query) return [];
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).flatMap(([name, schema]) => {
    const listed = typeof schema === 'object' ? schema.enum : undefined;
    const given = listed ?? values[name]?.(known);
    if (!given) throw new Error(`${path}: say in testing/reads/calls.ts a value of ${name}`);
    return given.map((value) => `?${new URLSearchParams({ [name]: String(value) })}`);
  });
}
