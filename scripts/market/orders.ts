import type { Order } from '@/lib/contract/schemas/orders';
import { timeZone } from '@/lib/time/india';
import { type Market, MarketError } from './connect';
import { table } from './table';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
});

/** Prints an order: its amounts, and its shipments with their statuses. */
export async function showOrder(market: Market, number?: string): Promise<void> {
  if (!number) throw new MarketError('Say which order.');
  const order = await market<Order>('GET', `/orders/${encodeURIComponent(number)}`);
  const { payment, totals, current_totals: now } = order;
  const changed = now.grand_total !== totals.grand_total;
  console.log(`Order ${order.number}: ${order.status}, placed ${at(order.placed_at)}
Total ${rupees.format(totals.grand_total)}${changed ? `, now ${rupees.format(now.grand_total)}` : ''}
Payment ${payment.number}: ${payment.method}, ${payment.status}, ${rupees.format(payment.amount)}`);
  for (const { amount, status, reason } of order.refunds) {
    console.log(`Refund ${rupees.format(amount)}: ${status} (${reason})`);
  }
  for (const shipment of order.shipments) {
    const invoice = shipment.invoice_number ? `, invoice ${shipment.invoice_number}` : '';
    console.log(
      `\nShipment ${shipment.id} from ${shipment.store.name}: ${shipment.status}${invoice}`,
    );
    console.log(
      table(
        ['  PIECES', 'ITEM', 'TOTAL'],
        shipment.items.map((item) => [
          `  ${item.quantity - item.cancelled_quantity} of ${item.quantity}`,
          item.name,
          rupees.format(item.total - item.cancelled_total),
        ]),
      ),
    );
    for (const { status, at: when, note } of shipment.timeline) {
      console.log(`  ${at(when)}  ${status}${note ? `  (${note})` : ''}`);
    }
  }
}

const at = (iso: string) => moment.format(new Date(iso));
