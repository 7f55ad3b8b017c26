import { asc, eq, inArray } from 'drizzle-orm';
import type { Invoice } from '@/lib/api/schemas/invoices';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { type AddressSnapshot, shipments } from '../../../kernel/db/schema/orders';
import { invoices } from '../../../kernel/db/schema/payments';
import { NotFound } from '../../../kernel/errors';
import type { GstParts } from '../../../kernel/money/gst';
import { stateIn, stateNamed } from '../../../kernel/money/states';
import { amountInWords } from '../../../kernel/money/words';
import { findOrder, type ItemRow, listItems, type OrderRow } from '../queries';
import { inRupees, invoiceLines, isWithinState } from './invoice-lines';

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

/** The issued invoices of these shipments, by shipment, each in its order's language. */
export async function viewStoreInvoices(
  db: Database,
  wanted: readonly { shipmentId: number; order: OrderRow }[],
): Promise<Map<number, Invoice>> {
  const ids = wanted.map(({ shipmentId }) => shipmentId);
  const issued = await db
    .select({ invoice: invoices, shipment: shipments })
    .from(invoices)
    .innerJoin(shipments, eq(shipments.id, invoices.shipmentId))
    .where(inArray(invoices.shipmentId, ids));
  const items = await listItems(db, ids);
  const byId = new Map(issued.map((one) => [one.shipment.id, one]));
  return new Map(
    wanted.flatMap(({ shipmentId, order }) => {
      const found = byId.get(shipmentId);
      if (!found) return [];
      const own = items.filter((item) => item.shipmentId === shipmentId);
      const shipment = { ...found.shipment, items: own };
      return [[shipmentId, toInvoice(order.locale, order, found.invoice, shipment)] as const];
    }),
  );
}

type Shipment = typeof shipments.$inferSelect & { items: ItemRow[] };

function toInvoice(
  lang: Locale,
  order: OrderRow,
  invoice: typeof invoices.$inferSelect,
  shipment: Shipment,
): Invoice {
  const isIntraState = isIntraStateOf(invoice, shipment.items);
  const text = textOf(lang, 'invoice.delivery_charge');
  const { lines, totals } = invoiceLines(shipment, isIntraState, lang, text);
  return taxDocument(lang, order, invoice, {
    shipmentId: shipment.id,
    isIntraState,
    lines,
    totals,
  });
}

/** Whether CGST and SGST are due on these goods, else IGST. */
export function isIntraStateOf(
  { seller, parties }: Pick<typeof invoices.$inferSelect, 'seller' | 'parties'>,
  items: ItemRow[],
): boolean {
  const delivered = stateNamed(parties.shipping.state)?.code;
  return isWithinState(items, seller.stateCode === delivered);
}

type Content = {
  shipmentId: number;
  isIntraState: boolean;
  lines: Invoice['lines'];
  /** Paise. */
  totals: GstParts & { total: number };
};

/**
 * An invoice or credit note with all that GST rules 46 and 53 ask for; its parties as the invoice was issued to
 * them, whatever became of their accounts.
 */
export function taxDocument(
  lang: Locale,
  order: OrderRow,
  {
    number,
    issuedAt,
    seller,
    parties,
  }: Pick<typeof invoices.$inferSelect, 'number' | 'issuedAt' | 'seller' | 'parties'>,
  { shipmentId, isIntraState, lines, totals }: Content,
): Invoice {
  const delivery = partyOf(lang, parties.shipping);
  const sellerState = stateIn(lang, seller.state);
  return {
    number,
    issued_at: issuedAt.toISOString(),
    order_number: order.number,
    ordered_at: order.placedAt.toISOString(),
    shipment_id: shipmentId,
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
    buyer: partyOf(lang, parties.billing),
    delivery: { ...delivery, phone: parties.shipping.phone },
    place_of_supply: { state: delivery.state, state_code: delivery.state_code },
    supply: isIntraState ? 'intra_state' : 'inter_state',
    reverse_charge: false,
    payment_method: order.paymentMethod,
    lines,
    totals: inRupees(totals),
    total_in_words: amountInWords(totals.total, lang),
  };
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
