import type { ShipmentStatus, Tracking } from '@/lib/contract/schemas/orders';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { asShopper } from '../../kernel/http/actor';
import { listOrderRows } from './queries';
import { toTracking, viewOrder } from './view';

const underWay: ShipmentStatus[] = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivery_failed',
];
const mostOrders = 10;

/** Returns a shopper's newest orders with shipments under way, and only these shipments. */
export async function trackAll(db: Database, lang: Locale, userId: number): Promise<Tracking[]> {
  const filter = { status: underWay, page: 1, limit: mostOrders };
  const { rows } = await listOrderRows(db, userId, filter, new Date());
  const orders: Tracking[] = [];
  for (const { id } of rows) {
    const order = toTracking(await viewOrder(db, lang, asShopper({ id: userId }), { id }));
    const shipments = order.shipments.filter(({ status }) => underWay.includes(status));
    orders.push({ ...order, shipments });
  }
  return orders;
}
