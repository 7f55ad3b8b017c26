import { asc, eq, type SQL } from 'drizzle-orm';
import type { CreditNote } from '@/lib/api/schemas/returns/view';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { translated } from '@/lib/i18n/translated';
import type { Database } from '../../kernel/db/connection';
import { orders, shipments } from '../../kernel/db/schema/orders';
import { invoices } from '../../kernel/db/schema/payments';
import { type CreditLine, creditNotes } from '../../kernel/db/schema/returns';
import { NotFound } from '../../kernel/errors';
import { rupees } from '../../kernel/money/rupees';
import { findOrder, inRupees, isIntraStateOf, listItems, taxDocument } from '../orders';

/**
 * The credit notes of a shopper's own order, oldest first, with the fields of GST rule 53.
 * @throws {NotFound} order_not_found, also for another shopper's order
 */
export async function viewCreditNotes(
  db: Database,
  lang: Locale,
  { userId, orderNumber }: { userId: number; orderNumber: string },
): Promise<CreditNote[]> {
  const order = await findOrder(db, userId, { number: orderNumber });
  if (!order) throw new NotFound('order_not_found');
  return listCreditNotes(db, lang, eq(orders.id, order.id));
}

/** The credit note of a return, which the caller has found to be the viewer's; none before it is issued. */
export const viewCreditNoteOf = (db: Database, lang: Locale, returnId: number) =>
  listCreditNotes(db, lang, eq(creditNotes.returnId, returnId));

async function listCreditNotes(db: Database, lang: Locale, where: SQL): Promise<CreditNote[]> {
  const rows = await db
    .select({ note: creditNotes, invoice: invoices, order: orders })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .innerJoin(shipments, eq(shipments.id, invoices.shipmentId))
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(where)
    .orderBy(asc(creditNotes.id));
  const items = await listItems(
    db,
    rows.map(({ invoice }) => invoice.shipmentId),
  );
  return rows.map(({ note, invoice, order }) => {
    const own = items.filter(({ shipmentId }) => shipmentId === invoice.shipmentId);
    const { number, issuedAt, lines } = note;
    return {
      ...taxDocument(
        lang,
        order,
        { number, issuedAt, seller: invoice.seller, parties: invoice.parties },
        {
          shipmentId: invoice.shipmentId,
          isIntraState: isIntraStateOf(invoice, own),
          lines: lines.map((line) => toLine(line, lang)),
          totals: note,
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
