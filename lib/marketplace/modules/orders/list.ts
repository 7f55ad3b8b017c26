import type { OrderList, OrderSummary } from '@/lib/contract/schemas/orders';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { rupees } from '../../kernel/money/rupees';
import { listItems, listOrderRows, listShipments, type OrderFilter } from './queries';
import { orderStatus } from './status';
import { toItem } from './view';

/** Returns a page of a shopper's orders, newest first, in four queries for any length. */
export async function listOrders(
  db: Database,
  lang: Locale,
  userId: number,
  filter: OrderFilter,
  now = new Date(),
): Promise<OrderList> {
  const { rows, total } = await listOrderRows(db, userId, filter, now);
  const shipments = (
    await listShipments(
      db,
      rows.map((order) => order.id),
    )
  ).map((row) => row.shipment);
  const items = await listItems(
    db,
    shipments.map((shipment) => shipment.id),
  );
  const orders = rows.map((order): OrderSummary => {
    const own = shipments.filter((shipment) => shipment.orderId === order.id);
    const ids = new Set(own.map((shipment) => shipment.id));
    const contained = items.filter((item) => ids.has(item.shipmentId));
    return {
      id: order.id,
      number: order.number,
      status: orderStatus(own.map((shipment) => shipment.status)),
      placed_at: order.placedAt.toISOString(),
      grand_total: rupees(order.grandTotal),
      item_count: contained.reduce((sum, item) => sum + item.quantity, 0),
      items: contained.map((item) => {
        const { id, name, slug, image, quantity } = toItem(item, lang);
        return { id, name, slug, image, quantity };
      }),
    };
  });
  return { orders, total, page: filter.page, limit: filter.limit };
}
