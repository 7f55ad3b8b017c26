import { sql } from 'drizzle-orm';
import type { PaymentMethod } from '@/lib/contract/schemas/orders';
import type { LimitSettings } from '@/lib/contract/schemas/settings/limits';
import type { Locale } from '@/lib/i18n/locales';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { prepared } from '../../../kernel/db/prepared';
import { DomainError } from '../../../kernel/errors';
import { paiseOf } from '../../../kernel/money/rupees';
import { findAvailable, type StockLine } from '../../inventory';
import { couponMoney } from '../../promotions';

/** An ordered line, its price (paise), and the stock left of its product. */
type Taken = StockLine & { value: number; left: number };

type Asking = {
  userId: number;
  lang: Locale;
  method: PaymentMethod;
  limits: LimitSettings;
  now: Date;
};

/**
 * Keeps one account from holding the shop's stock without paying: limits the orders, units, value and share of a
 * SKU's stock in its unpaid orders and its unconfirmed cash orders. The shopper and the products are locked, and
 * the lines taken from stock.
 * @throws {DomainError} 409 unpaid_too_many; 422 held_too_many, held_too_dear or held_share; 429 unpaid_too_often
 */
export async function requireUnpaidRoom(
  tx: Database,
  taken: readonly Taken[],
  { userId, lang, method, limits, now }: Asking,
): Promise<void> {
  if (method !== 'cod') await requireFewUnpaid(tx, userId, limits, now);
  const held = await heldLines(tx, { userId });
  const all = [...held, ...taken];
  const units = sum(all.map(({ quantity }) => quantity));
  if (units > limits.held_units && units > 1) {
    throw new DomainError(422, 'held_too_many', { params: { max: limits.held_units } });
  }
  if (sum(all.map(({ value }) => value)) > paiseOf(limits.held_value) && units > 1) {
    throw new DomainError(422, 'held_too_dear', {
      params: { max: couponMoney(lang, paiseOf(limits.held_value)) },
    });
  }
  for (const { productId, quantity, left } of taken) {
    const own = held.filter((line) => line.productId === productId);
    const mine = quantity + sum(own.map((line) => line.quantity));
    const share = Math.floor(((left + mine) * limits.held_share) / 100);
    const max = Math.max(limits.held_floor, share);
    if (mine <= max) continue;
    const { name } = await findAvailable(tx, lang, productId);
    throw new DomainError(422, 'held_share', {
      params: { max, name },
      data: { product_id: productId, max },
    });
  }
}

async function requireFewUnpaid(
  tx: Database,
  userId: number,
  { unpaid_orders: most, unpaid_a_day: mostEnded }: LimitSettings,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - 24 * 3600 * 1000).toISOString();
  const [found] = await rowsOf<{ open: number; ended: number }>(
    tx,
    sql`select count(distinct h.order_id) filter (where h.settled_at is null)::float8 as "open",
        count(distinct h.order_id) filter (where h.outcome in ('lapsed', 'given_back')
          and h.settled_at > ${since}::timestamptz)::float8 as "ended"
      from stock_holds h join orders o on o.id = h.order_id
        join payments p on p.order_id = o.id
      where o.user_id = ${userId} and not p.captured`,
  );
  if (!found) return;
  if (found.open >= most) {
    const data = { unpaid_orders: found.open };
    throw new DomainError(409, 'unpaid_too_many', { params: { max: most }, data });
  }
  if (found.ended >= mostEnded) {
    throw new DomainError(429, 'unpaid_too_often', { params: { max: mostEnded } });
  }
}

type Held = { productId: number; quantity: number; value: number };

/** Returns the account's unpaid quantity and value of each product; paise. */
const heldLines = prepared<{ userId: number }, Held>(
  'held_lines',
  () => sql`select json_build_object('productId', i.product_id,
      'quantity', sum(i.quantity - i.cancelled_quantity),
      'value', sum((i.quantity - i.cancelled_quantity) * i.unit_price))
    from orders o join shipments s on s.order_id = o.id join order_items i on i.shipment_id = s.id
    where o.user_id = ${sql.placeholder('userId')} and not s.is_replacement
      and (s.status = 'pending_payment' or (s.status = 'placed' and o.payment_method = 'cod'))
    group by i.product_id`,
);

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
