import { asc, eq } from 'drizzle-orm';
import type { Invoice } from '@/lib/api/schemas/invoices';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../db/connection';
import { type AddressSnapshot, shipments } from '../../db/schema/orders';
import { invoices } from '../../db/schema/payments';
import { NotFound } from '../../host/errors';
import { stateIn, stateNamed } from '../../money/states';
import { amountInWords } from '../../money/words';
import { findOrder, type ItemRow, listItems, type OrderRow } from '../queries';
import { inRupees, invoiceLines } from './invoice-lines';

/**
 * The issued invoices of a shopper's own order, one for each packed shipment, with the fields of GST rule
 * 46.
 * @throws {NotFound} order_not_found, also for another shopper's order
 */
export async function viewInvoices(
  db: Database,
  lang: Locale,
  userId: number,
  number: string,
): Promise<Invoice[]> {
  const order = await findOrder(db, userId, { number });
  if (!order) throw new NotFound('order_not_found');
  const issued = await db
    .select({ invoice: invoices, shipment: shipments })
    .from(invoices)
    .innerJoin(shipments, eq(shipments.id, invoices.shipmentId))
    .where(eq(shipments.orderId, order.id))
    .orderBy(asc(shipments.id));
  const items = await listItems(
    db,
    issued.map(({ shipment }) => shipment.id),
  );
  return issued.map(({ invoice, shipment }) => {
    const own = items.filter(({ shipmentId }) => shipmentId === shipment.id);
    return toInvoice(lang, order, invoice, { ...shipment, items: own });
  });
}

type Shipment = typeof shipments.$inferSelect & { items: ItemRow[] };

function toInvoice(
  lang: Locale,
  order: OrderRow,
  { number, issuedAt, seller }: typeof invoices.$inferSelect,
  shipment: Shipment,
): Invoice {
  const delivery = partyOf(lang, order.shippingAddress);
  const sellerState = stateIn(lang, seller.state);
  const isIntraState = isWithinState(shipment, seller.stateCode === delivery.state_code);
  const text = textOf(lang, 'invoice.delivery_charge');
  const { lines, totals } = invoiceLines(shipment, isIntraState, lang, text);
  return {
    number,
    issued_at: issuedAt.toISOString(),
    order_number: order.number,
    ordered_at: order.placedAt.toISOString(),
    shipment_id: shipment.id,
    seller: {
      name: seller.legalName,
      store: seller.store,
      address: [seller.address, `${seller.city}, ${sellerState} ${seller.pincode}`],
      state: sellerState,
      state_code: seller.stateCode,
      gstin: seller.gstin,
      email: seller.email,
      phone: seller.phone,
    },
    buyer: partyOf(lang, order.billingAddress),
    delivery: { ...delivery, phone: order.shippingAddress.phone },
    place_of_supply: { state: delivery.state, state_code: delivery.state_code },
    supply: isIntraState ? 'intra_state' : 'inter_state',
    reverse_charge: false,
    payment_method: order.paymentMethod,
    lines,
    totals: inRupees(totals),
    total_in_words: amountInWords(totals.total, lang),
  };
}

/** As the tax of the goods was computed; for goods without tax, by comparing today's states. */
function isWithinState({ items }: Shipment, isSameState: boolean): boolean {
  if (items.some(({ cgst }) => cgst > 0)) return true;
  return isSameState && !items.some(({ igst }) => igst > 0);
}

function partyOf(lang: Locale, address: AddressSnapshot) {
  const { full_name, full_address, landmark, city, pincode } = address;
  const state = stateIn(lang, address.state);
  return {
    name: full_name,
    address: [full_address, ...(landmark ? [landmark] : []), `${city}, ${state} ${pincode}`],
    state,
    state_code: stateNamed(address.state)?.code ?? '',
  };
}
