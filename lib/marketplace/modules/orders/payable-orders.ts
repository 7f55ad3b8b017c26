import { eq } from 'drizzle-orm';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../kernel/db/connection';
import { orders } from '../../kernel/db/schema/orders';
import type { PayableOrders } from '../payments';
import { endUnpaid } from './cancel/end-unpaid';
import { owedOnline, payOnline } from './cash/pay-online';
import { placePaid } from './place/place-paid';

/** The functions of orders that payments call. */
export const payableOrders: PayableOrders = { place: placePaid, lapse, owedOnline, payOnline };

async function lapse(tx: Database, orderId: number, now: Date): Promise<void> {
  const [order] = await tx
    .select({ locale: orders.locale })
    .from(orders)
    .where(eq(orders.id, orderId));
  const note = order ? textOf(order.locale, 'order_notes.payment_lapsed') : null;
  await endUnpaid(tx, { orderId, outcome: 'lapsed', note, now });
}
