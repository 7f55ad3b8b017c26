import { sql } from 'drizzle-orm';
import type { DispatchSettings } from '@/lib/contract/schemas/settings/dispatch';
import type { LimitSettings } from '@/lib/contract/schemas/settings/limits';
import type { Database } from '../../../kernel/db/connection';
import { prepared } from '../../../kernel/db/prepared';
import { DomainError } from '../../../kernel/errors';
import { paiseOf } from '../../../kernel/money/rupees';

/**
 * Requires a cart within the limits; older carts may exceed a limit that was lowered.
 * @throws {DomainError} 422 line_too_many or cart_too_many
 */
export function requireWithin(
  { line_quantity: most, cart_lines: mostLines }: LimitSettings,
  lines: readonly { quantity: number }[],
): void {
  if (lines.some(({ quantity }) => quantity > most)) {
    throw new DomainError(422, 'line_too_many', { params: { max: most } });
  }
  if (lines.length > mostLines) {
    throw new DomainError(422, 'cart_too_many', { params: { max: mostLines } });
  }
}

export type CashRefusal =
  | { code: 'cod_too_many' | 'cod_new_value'; params: { max: number } }
  | { code: 'cod_store_owes'; params: { store: string } };

type CashFacts = { open: number; value: number; isProven: boolean; owing: string | null };

const userId = sql.placeholder('userId');

/**
 * Returns the shopper's cash orders under way, whether a delivered one was paid, and a store that has owed the
 * market money since before `since`; paise.
 */
const cashFacts = prepared<{ userId: number; storeIds: number[]; since: string }, CashFacts>(
  'cash_facts',
  () => sql`with under_way as materialized (
      select p.amount from orders o join payments p on p.order_id = o.id
      where o.user_id = ${userId} and o.payment_method = 'cod' and exists (
        select 1 from shipments s where s.order_id = o.id
          and s.status not in ('delivered', 'cancelled', 'delivery_failed', 'returned')))
    select json_build_object(
      'open', (select count(*) from under_way),
      'value', (select coalesce(sum(amount), 0) from under_way),
      'isProven', exists (select 1 from orders o join payments p on p.order_id = o.id
          join shipments s on s.order_id = o.id
        where o.user_id = ${userId} and p.captured and s.status = 'delivered'),
      'owing', (select name from stores where id = any(${sql.placeholder('storeIds')}::bigint[])
        and owes_since < ${sql.placeholder('since')}::timestamptz order by id limit 1))`,
);

type CashOrder = {
  userId: number;
  /** Paise. */
  grandTotal: number;
  storeIds: readonly number[];
  now: Date;
};

/**
 * Returns why the shopper can have no further cash order of that much under way, or none from these stores;
 * undefined if they can. The limit is lower until a delivered order was paid. A store that has owed the market
 * money for longer than the settings allow takes none, because its riders would keep still more.
 */
export async function cashRefusal(
  tx: Database,
  { userId, grandTotal, storeIds, now }: CashOrder,
  { limits, dispatch }: { limits: LimitSettings; dispatch: DispatchSettings },
): Promise<CashRefusal | undefined> {
  const since = new Date(now.getTime() - dispatch.owing_days * 24 * 3600 * 1000).toISOString();
  const [facts] = await cashFacts(tx, { userId, storeIds: [...storeIds], since });
  if (!facts) return undefined;
  const { open_cash_orders: most, new_cash_orders: mostNew, new_cash_value: value } = limits;
  const allowed = facts.isProven ? most : Math.min(most || mostNew, mostNew);
  if (allowed && facts.open >= allowed) return { code: 'cod_too_many', params: { max: allowed } };
  if (!facts.isProven && facts.value + grandTotal > paiseOf(value)) {
    return { code: 'cod_new_value', params: { max: value } };
  }
  if (facts.owing === null) return undefined;
  return { code: 'cod_store_owes', params: { store: facts.owing || 'Seller' } };
}

/** Requires that a cash order is not refused. @throws {DomainError} 422 with the refusal's code */
export function requireCash(refusal: CashRefusal | undefined): void {
  if (!refusal) return;
  throw new DomainError(422, refusal.code, { params: refusal.params, data: { method: 'cod' } });
}
