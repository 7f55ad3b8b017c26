import { asc, eq, inArray } from 'drizzle-orm';
import type { TaxDocumentKind } from '@/lib/contract/schemas/gst/document-kind';
import type { Invoice } from '@/lib/contract/schemas/invoices';
import { placeLine } from '@/lib/i18n/cities/place-line';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { type AddressSnapshot, shipments } from '../../../kernel/db/schema/orders';
import { invoices } from '../../../kernel/db/schema/payments';
import { NotFound } from '../../../kernel/errors';
import { asShopper } from '../../../kernel/http/actor';
import type { GstParts } from '../../../kernel/money/gst';
import { rupees } from '../../../kernel/money/rupees';
import { stateIn, stateNamed } from '../../../kernel/money/states';
import { cashRoundingOf } from '../../../kernel/money/whole-rupees';
import { amountInWords } from '../../../kernel/money/words';
import { specimens } from '../../../kernel/settings/require-company';
import { findOrder, type ItemRow, listItems, type OrderRow } from '../queries';
import { documentKindOf } from './document-kind';
import { inRupees, invoiceLines, isWithinState } from './invoice-lines';

/**
 * Returns the issued invoices of a shopper's own order, one for each packed shipment, with the fields of GST rule
 * 46.
 * @throws {NotFound} order_not_found, also for another shopper's order
 */
export async function viewInvoices(
  db: Database,
  lang: Locale,
  userId: number,
  number: string,
): Promise<Invoice[]> {
  const order = await findOrder(db, asShopper({ id: userId }), { number });
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
  const isSpecimen = await specimens(db);
  return issued.map(({ invoice, shipment }) => {
    const own = items.filter(({ shipmentId }) => shipmentId === shipment.id);
    const specimen = isSpecimen(invoice.issuedAt);
    return toInvoice(lang, order, invoice, { ...shipment, items: own, specimen });
  });
}

/** Returns the issued invoices of these shipments, by shipment, each in its order's language. */
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
  const isSpecimen = await specimens(db);
  return new Map(
    wanted.flatMap(({ shipmentId, order }) => {
      const found = byId.get(shipmentId);
      if (!found) return [];
      const own = items.filter((item) => item.shipmentId === shipmentId);
      const specimen = isSpecimen(found.invoice.issuedAt);
      const shipment = { ...found.shipment, items: own, specimen };
      return [[shipmentId, toInvoice(order.locale, order, found.invoice, shipment)] as const];
    }),
  );
}

type Shipment = typeof shipments.$inferSelect & { items: ItemRow[]; specimen: boolean };

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
    kind: documentKindOf(shipment.items),
    specimen: shipment.specimen,
    shipmentId: shipment.id,
    isIntraState,
    lines,
    totals,
    rounding: cashRoundingOf(totals.total, shipment),
  });
}

/** Returns whether CGST and SGST are due on these goods, else IGST. */
export function isIntraStateOf(
  { seller, parties }: Pick<typeof invoices.$inferSelect, 'seller' | 'parties'>,
  items: ItemRow[],
): boolean {
  const delivered = stateNamed(parties.shipping.state)?.code;
  return isWithinState(items, seller.stateCode === delivered);
}

type Content = {
  kind: TaxDocumentKind;
  specimen: boolean;
  shipmentId: number;
  isIntraState: boolean;
  lines: Invoice['lines'];
  /** Totals in paise. */
  totals: GstParts & { total: number };
  /** Paise, signed. */
  rounding: number;
};

/**
 * Returns an invoice or credit note with all fields of GST rules 46 and 53; its parties are those of its issue,
 * even if their accounts have changed.
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
  { kind, specimen, shipmentId, isIntraState, lines, totals, rounding }: Content,
): Invoice {
  const delivery = partyOf(lang, parties.shipping);
  const sellerState = stateIn(lang, seller.state);
  return {
    kind,
    specimen,
    number,
    issued_at: issuedAt.toISOString(),
    order_number: order.number,
    ordered_at: order.placedAt.toISOString(),
    shipment_id: shipmentId,
    seller: {
      name: seller.legalName,
      store: seller.store,
      address: [seller.address, placeLine(seller, lang)],
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
    rounding: rupees(rounding),
    total_in_words: amountInWords(totals.total + rounding, lang),
  };
}

function partyOf(lang: Locale, address: AddressSnapshot) {
  const { full_name, full_address, landmark } = address;
  const state = stateIn(lang, address.state);
  return {
    name: full_name,
    address: [full_address, ...(landmark ? [landmark] : []), placeLine(address, lang)],
    state,
    state_code: stateNamed(address.state)?.code ?? '',
  };
}
