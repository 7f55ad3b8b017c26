import { sql } from 'drizzle-orm';
import type { DispatchSettings } from '@/lib/contract/schemas/settings/dispatch';
import type { LimitSettings } from '@/lib/contract/schemas/settings/limits';
import type { Database } from '../../../kernel/db/connection';
import { prepared } from '../../../kernel/db/prepared';
import { DomainError } from '../../../kernel/errors';
import { paiseOf } from '../../../kernel/money/rupees';
import {
  type CashRisk,
  type CashRiskFacts,
  cashRiskFacts,
  type ScoredOrder,
  scoreCashOrder,
} from '../../cash-risk';

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
  | { code: 'cod_store_owes'; params: { store: string } }
  | { code: 'cod_not_offered'; params: Record<string, never> };

type CashFacts = {
  open: number;
  value: number;
  isProven: boolean;
  owing: string | null;
  risk: CashRiskFacts | null;
};

const userId = sql.placeholder('userId');

type Asked = {
  userId: number;
  storeIds: number[];
  since: string;
  pincode: string;
  productIds: number[];
  isScored: boolean;
};

/**
 * Returns the shopper's cash orders under way, whether a delivered one was paid, a store that has owed the market
 * money since before `since`, and the facts of the order's risk where it is scored; paise.
 */
const cashFacts = prepared<Asked, CashFacts>(
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
        and owes_since < ${sql.placeholder('since')}::timestamptz order by id limit 1),
      'risk', case when ${sql.placeholder('isScored')}::boolean then ${cashRiskFacts({
        userId: sql`${userId}`,
        pincode: sql`${sql.placeholder('pincode')}::text`,
        productIds: sql`${sql.placeholder('productIds')}::bigint[]`,
      })} end)`,
);

type CashOrder = Pick<ScoredOrder, 'grandTotal' | 'address'> & {
  userId: number;
  storeIds: readonly number[];
  pincode: string;
  productIds: readonly number[];
  /** Whether the shop takes another payment. Without one no risk refuses cash: nothing could be ordered. */
  hasOnline: boolean;
  /** Scores it although no risk is too high by the settings, so that it can be recorded with the order. */
  isRecorded: boolean;
  now: Date;
};

/** The percent at which a threshold of the risk is off. */
const riskOff = 100;

/** `needsCode`: the order is placed only with a code that was sent to the shopper. */
export type CashDecision = { refusal?: CashRefusal; risk?: CashRisk; needsCode: boolean };

/**
 * Decides whether the shopper can pay an order on delivery: not with too many or too much under way (less until a
 * delivered order was paid), not while a store of it owes the market money for longer than the settings allow, because
 * its riders would keep still more, and not where the risk that it comes back is as high as the settings say. From a
 * lower risk on the order needs a code.
 */
export async function decideCash(
  tx: Database,
  order: CashOrder,
  { limits, dispatch }: { limits: LimitSettings; dispatch: DispatchSettings },
): Promise<CashDecision> {
  const { userId, grandTotal, pincode, now } = order;
  const since = new Date(now.getTime() - dispatch.owing_days * 24 * 3600 * 1000).toISOString();
  const refuses = order.hasOnline && limits.cash_risk_percent < riskOff;
  const asks = limits.cash_code_percent < riskOff;
  const [facts] = await cashFacts(tx, {
    userId,
    storeIds: [...order.storeIds],
    since,
    pincode,
    productIds: [...order.productIds],
    isScored: order.isRecorded || refuses || asks,
  });
  if (!facts) return { needsCode: false };
  const risk = facts.risk
    ? scoreCashOrder(facts.risk, { grandTotal, address: order.address, isFirst: !facts.isProven })
    : undefined;
  const refusal = refusalOf(facts, grandTotal, limits);
  if (refusal || !risk) return { refusal, risk, needsCode: false };
  if (refuses && risk.percent >= limits.cash_risk_percent) {
    return { refusal: { code: 'cod_not_offered', params: {} }, risk, needsCode: false };
  }
  return { risk, needsCode: asks && risk.percent >= limits.cash_code_percent };
}

function refusalOf(
  facts: CashFacts,
  grandTotal: number,
  limits: LimitSettings,
): CashRefusal | undefined {
  const { open_cash_orders: most, new_cash_orders: mostNew, new_cash_value: value } = limits;
  const allowed = facts.isProven ? most : Math.min(most || mostNew, mostNew);
  if (allowed && facts.open >= allowed) return { code: 'cod_too_many', params: { max: allowed } };
  if (!facts.isProven && facts.value + grandTotal > paiseOf(value)) {
    return { code: 'cod_new_value', params: { max: value } };
  }
  if (facts.owing === null) return undefined;
  return { code: 'cod_store_owes', params: { store: facts.owing || 'Seller' } };
}
