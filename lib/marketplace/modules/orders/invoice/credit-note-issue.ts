import { eq, sql } from 'drizzle-orm';
import { percentOf } from '@/lib/contract/schemas/gst/rates';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { invoices } from '../../../kernel/db/schema/payments';
import {
  type CreditLine,
  creditNoteCounters,
  creditNotes,
} from '../../../kernel/db/schema/returns';
import { stores } from '../../../kernel/db/schema/stores';
import type { GstParts } from '../../../kernel/money/gst';
import { lineValue } from '../../../kernel/money/line-value';
import type { LockedShipment } from '../lock';
import type { ItemRow } from '../queries';
import { creditNoteNumber, financialYear } from './invoice-issue';
import { deliveryOf } from './invoice-lines';
import { isIntraStateOf } from './invoice-view';

/** The credited quantity of an item, and its amounts in paise. */
export type CreditedItem = {
  item: ItemRow;
  quantity: number;
  parts: GstParts & { total: number };
};

type Credit = {
  shipment: LockedShipment;
  items: CreditedItem[];
  /** True if the delivery of the shipment is credited too. */
  withDelivery: boolean;
  /** Undefined for a shipment that came back undelivered. */
  returnId?: number;
  at: Date;
};

/**
 * Issues the credit note for returned parts of an invoice (CGST Act, section 34), under the seller's next number
 * of the financial year, in the refund's transaction and with the order locked.
 * @returns its number; undefined if no invoice was issued, or one of nothing
 */
export async function issueCreditNote(tx: Database, credit: Credit): Promise<string | undefined> {
  const { shipment, returnId, at } = credit;
  const [found] = await tx
    .select({ invoice: invoices, prefix: stores.invoicePrefix })
    .from(invoices)
    .innerJoin(stores, eq(stores.id, invoices.storeId))
    .where(eq(invoices.shipmentId, shipment.id));
  if (!found) return undefined;
  const { invoice, prefix } = found;
  const lines = credit.items.map(goodsLine);
  if (credit.withDelivery && shipment.shipping > 0) {
    const isIntraState = isIntraStateOf(invoice, shipment.items);
    const delivery = deliveryOf(shipment, isIntraState);
    lines.push({
      kind: 'delivery',
      name: '',
      translations: {},
      quantity: 1,
      unitPrice: shipment.shipping,
      ...delivery,
    });
  }
  if (!lines.length) return undefined;
  const { storeId } = invoice;
  const number = creditNoteNumber(prefix, financialYear(at), await nextCount(tx, storeId, at));
  await tx.insert(creditNotes).values({
    invoiceId: invoice.id,
    storeId,
    returnId,
    number,
    lines,
    ...sumOf(lines),
    issuedAt: at,
  });
  return number;
}

/** Returns all goods that a shipment was packed with. */
export const allOf = (items: ItemRow[]): CreditedItem[] =>
  items
    .map((item) => ({ item, quantity: item.quantity - item.cancelledQuantity }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ item, quantity }) => ({ item, quantity, parts: lineValue(item, quantity) }));

const goodsLine = ({ item, quantity, parts }: CreditedItem): CreditLine => ({
  kind: 'goods',
  name: item.name,
  translations: item.translations,
  hsn: item.hsn,
  quantity,
  unitPrice: item.unitPrice,
  rate: percentOf(item.gstBasisPoints),
  taxable: parts.taxable,
  cgst: parts.cgst,
  sgst: parts.sgst,
  igst: parts.igst,
  total: parts.total,
});

async function nextCount(tx: Database, storeId: number, at: Date): Promise<number> {
  const counted = await tx
    .insert(creditNoteCounters)
    .values({ storeId, financialYear: financialYear(at), last: 1 })
    .onConflictDoUpdate({
      target: [creditNoteCounters.storeId, creditNoteCounters.financialYear],
      set: { last: sql`${creditNoteCounters.last} + 1` },
    })
    .returning({ last: creditNoteCounters.last });
  return firstRow(counted).last;
}

function sumOf(lines: CreditLine[]) {
  const sum = (part: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total') =>
    lines.reduce((paise, line) => paise + line[part], 0);
  return {
    taxable: sum('taxable'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    igst: sum('igst'),
    total: sum('total'),
  };
}
