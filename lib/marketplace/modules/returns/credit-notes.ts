import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { CreditNote } from '@/lib/contract/schemas/returns/view';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { translated } from '@/lib/i18n/translated';
import type { Database } from '../../kernel/db/connection';
import { orders, shipments } from '../../kernel/db/schema/orders';
import { invoices } from '../../kernel/db/schema/payments';
import { type CreditLine, creditNotes, returns } from '../../kernel/db/schema/returns';
import { NotFound } from '../../kernel/errors';
import { asShopper } from '../../kernel/http/actor';
import { rupees } from '../../kernel/money/rupees';
import { cashRoundingOf } from '../../kernel/money/whole-rupees';
import { specimens } from '../../kernel/settings/require-company';
import {
  documentKindOf,
  findOrder,
  inRupees,
  isIntraStateOf,
  listItems,
  taxDocument,
} from '../orders';

/**
 * Returns the credit notes of a shopper's own order, oldest first, with the fields of GST rule 53.
 * @throws {NotFound} order_not_found, also for another shopper's order
 */
export async function viewCreditNotes(
  db: Database,
  lang: Locale,
  { userId, orderNumber }: { userId: number; orderNumber: string },
): Promise<CreditNote[]> {
  const order = await findOrder(db, asShopper({ id: userId }), { number: orderNumber });
  if (!order) throw new NotFound('order_not_found');
  return listCreditNotes(db, lang, eq(orders.id, order.id));
}

/** Returns the credit note of a return, which the caller has found to be the viewer's; none before it is issued. */
export const viewCreditNoteOf = (db: Database, lang: Locale, returnId: number) =>
  listCreditNotes(db, lang, eq(creditNotes.returnId, returnId));

/** Returns these credit notes, each in the language of its order. */
export const viewStoreCreditNotes = (db: Database, ids: readonly number[]) =>
  listCreditNotes(db, undefined, inArray(creditNotes.id, [...ids]));

async function listCreditNotes(
  db: Database,
  viewer: Locale | undefined,
  where: SQL,
): Promise<CreditNote[]> {
  const rows = await db
    .select({
      note: creditNotes,
      invoice: invoices,
      order: orders,
      shipment: { inRupees: shipments.inRupees, roundingShift: shipments.roundingShift },
      rounding: returns.rounding,
    })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .innerJoin(shipments, eq(shipments.id, invoices.shipmentId))
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .leftJoin(returns, eq(returns.id, creditNotes.returnId))
    .where(where)
    .orderBy(asc(creditNotes.id));
  const items = await listItems(
    db,
    rows.map(({ invoice }) => invoice.shipmentId),
  );
  const isSpecimen = await specimens(db);
  return rows.map(({ note, invoice, order, shipment, rounding }) => {
    const own = items.filter(({ shipmentId }) => shipmentId === invoice.shipmentId);
    const { number, issuedAt, lines } = note;
    const lang = viewer ?? order.locale;
    return {
      ...taxDocument(
        lang,
        order,
        { number, issuedAt, seller: invoice.seller, parties: invoice.parties },
        {
          kind: documentKindOf(own),
          specimen: isSpecimen(issuedAt),
          shipmentId: invoice.shipmentId,
          isIntraState: isIntraStateOf(invoice, own),
          lines: lines.map((line) => toLine(line, lang)),
          totals: note,
          // The credit note for goods that never arrived has the rounding of its invoice.
          rounding: rounding ?? cashRoundingOf(note.total, shipment),
        },
      ),
      invoice: { number: invoice.number, issued_at: invoice.issuedAt.toISOString() },
    };
  });
}

function toLine(line: CreditLine, lang: Locale): CreditNote['lines'][number] {
  const { kind, hsn, quantity, unitPrice, rate, total } = line;
  const name = translated(line, 'name', lang);
  return {
    kind,
    description: kind === 'delivery' ? textOf(lang, 'invoice.delivery_charge') : name,
    hsn,
    quantity,
    unit: 'NOS',
    unit_price: rupees(unitPrice),
    discount: rupees(unitPrice * quantity - total),
    rate,
    ...inRupees(line),
  };
}
