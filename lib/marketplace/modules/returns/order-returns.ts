import { eq } from 'drizzle-orm';
import type { OrderReturns, Return, ReturnableItem } from '@/lib/contract/schemas/returns/view';
import type { ReturnSettings } from '@/lib/contract/schemas/settings/returns';
import type { Locale } from '@/lib/i18n/locales';
import { translated } from '@/lib/i18n/translated';
import type { Database } from '../../kernel/db/connection';
import { returns } from '../../kernel/db/schema/returns';
import { NotFound } from '../../kernel/errors';
import { asShopper } from '../../kernel/http/actor';
import { rupees } from '../../kernel/money/rupees';
import { findWholeOrder, nameOf, returnUntil } from '../orders';
import { freeUnits } from './plan';
import { deliveredAt, listClaimed, listReplacements, listReturnsOf } from './queries';
import { viewReturns } from './view';

type Viewing = { userId: number; orderNumber: string; now: Date; rules: ReturnSettings };

/**
 * Returns a shopper's items of an order that can be sent back now, and the order's returns.
 * @throws {NotFound} order_not_found, also for another shopper's
 */
export async function viewOrderReturns(
  db: Database,
  lang: Locale,
  { userId, orderNumber, now, rules }: Viewing,
): Promise<OrderReturns> {
  const found = await findWholeOrder(db, asShopper({ id: userId }), { number: orderNumber });
  if (!found) throw new NotFound('order_not_found');
  const sent = found.shipments.filter(
    ({ status, isReplacement }) => status === 'delivered' && !isReplacement,
  );
  const arrived = await deliveredAt(
    db,
    sent.map(({ id }) => id),
  );
  const all = sent.flatMap(({ items }) => items);
  const claimed = await listClaimed(
    db,
    all.map(({ id }) => id),
  );
  const replacements = await listReplacements(
    db,
    all.map(({ productId }) => productId),
  );
  const items = all.flatMap((item): ReturnableItem[] => {
    const at = arrived.get(item.shipmentId);
    const quantity = freeUnits(item, claimed).length;
    if (!at || !quantity) return [];
    const own = replacements.filter(({ insteadOf }) => insteadOf === item.productId);
    const until = (kind: 'refund' | 'exchange', reason: 'other' | 'damaged') => {
      const last = returnUntil(item, at, { kind, reason });
      return last && now <= last ? last.toISOString() : null;
    };
    const exchange = until('exchange', 'other');
    const terms = {
      refund_until: until('refund', 'other'),
      exchange_until: own.length ? exchange : null,
      fault_until: until('refund', 'damaged'),
    };
    if (!Object.values(terms).some(Boolean)) return [];
    return [
      {
        item_id: item.id,
        shipment_id: item.shipmentId,
        name: nameOf(item, lang),
        image: item.image,
        unit_price: rupees(item.total / item.quantity),
        quantity,
        ...terms,
        replacements: own.map((it) => ({
          product_id: it.productId,
          name: translated(it, 'name', lang),
          colour: it.colour,
          size: it.size,
          image: it.image,
        })),
      },
    ];
  });
  return {
    items,
    most_pictures: rules.most_pictures,
    needs_account: found.order.paymentMethod === 'cod',
    returns: await viewReturns(db, lang, await listReturnsOf(db, found.order.id)),
  };
}

/** Returns a return by its id, which the caller has found to be the viewer's. */
export async function viewReturn(db: Database, lang: Locale, id: number): Promise<Return> {
  const rows = await db.select().from(returns).where(eq(returns.id, id));
  const [view] = await viewReturns(db, lang, rows);
  if (!view) throw new NotFound('return_not_found');
  return view;
}
