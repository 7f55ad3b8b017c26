import { and, asc, eq, gt, gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Invoice } from '@/lib/contract/schemas/invoices';
import { states } from '@/lib/i18n/states';
import { textOf } from '@/lib/i18n/texts';
import { dayOf, daysAfter, startOfDay } from '@/lib/time/india';
import type { Database } from '../../../kernel/db/connection';
import { orders, shipments } from '../../../kernel/db/schema/orders';
import { invoices } from '../../../kernel/db/schema/payments';
import { creditNotes } from '../../../kernel/db/schema/returns';
import { viewStoreInvoices } from '../../orders';
import { viewStoreCreditNotes } from '../../returns';
import { type Cell, paise, rupeeCell, type SalesColumn, type SalesQuery } from './columns';

const ofLines = [
  'order_number',
  'buyer',
  'place_of_supply',
  'product',
  'hsn',
  'quantity',
  'unit',
  'rate',
  'taxable',
  'cgst',
  'sgst',
  'igst',
  'total',
  'rounding',
  'note',
] as const satisfies readonly SalesColumn[];

export const invoiceColumns = [
  'invoice_number',
  'invoice_on',
  'document',
  ...ofLines,
] as const satisfies readonly SalesColumn[];

export const creditNoteColumns = [
  'credit_number',
  'credit_on',
  'invoice_number',
  'invoice_on',
  ...ofLines,
] as const satisfies readonly SalesColumn[];

/** Number of documents read at once. */
const batch = 100;

type Documents = { storeId: PgColumn; number: PgColumn; issuedAt: PgColumn };

/** Matches a store's documents of these days after a number; they are read in the order of their numbers. */
const ofStore = (
  of: Documents,
  { storeId, from, to }: SalesQuery,
  after: string,
): SQL | undefined =>
  and(
    eq(of.storeId, storeId),
    gt(of.number, after),
    from ? gte(of.issuedAt, startOfDay(from)) : undefined,
    to ? lt(of.issuedAt, startOfDay(daysAfter(to, 1))) : undefined,
  );

/** Generates the lines of a store's invoices as they were issued, delivery among them, by number. */
export async function* invoiceRows(
  db: Database,
  query: SalesQuery,
): AsyncGenerator<Record<(typeof invoiceColumns)[number], Cell>> {
  for (let after = ''; ; ) {
    const found = await db
      .select({ number: invoices.number, shipmentId: invoices.shipmentId, order: orders })
      .from(invoices)
      .innerJoin(shipments, eq(shipments.id, invoices.shipmentId))
      .innerJoin(orders, eq(orders.id, shipments.orderId))
      .where(ofStore(invoices, query, after))
      .orderBy(asc(invoices.number))
      .limit(batch);
    if (!found.length) return;
    after = found.at(-1)?.number ?? after;
    const views = await viewStoreInvoices(db, found);
    for (const { shipmentId } of found) {
      const invoice = views.get(shipmentId);
      if (!invoice) continue;
      const document = {
        invoice_number: invoice.number,
        invoice_on: dayOf(invoice.issued_at),
        document: textOf(query.lang, `sales_files.kinds.${invoice.kind}`),
      };
      for (const line of linesOf(invoice, query)) yield { ...document, ...line };
    }
  }
}

/** Generates the lines of a store's credit notes, by number. */
export async function* creditNoteRows(
  db: Database,
  query: SalesQuery,
): AsyncGenerator<Record<(typeof creditNoteColumns)[number], Cell>> {
  for (let after = ''; ; ) {
    const found = await db
      .select({ id: creditNotes.id, number: creditNotes.number })
      .from(creditNotes)
      .where(ofStore(creditNotes, query, after))
      .orderBy(asc(creditNotes.number))
      .limit(batch);
    if (!found.length) return;
    after = found.at(-1)?.number ?? after;
    const notes = await viewStoreCreditNotes(
      db,
      found.map(({ id }) => id),
    );
    for (const note of notes.toSorted((a, b) => (a.number < b.number ? -1 : 1))) {
      const document = {
        credit_number: note.number,
        credit_on: dayOf(note.issued_at),
        invoice_number: note.invoice.number,
        invoice_on: dayOf(note.invoice.issued_at),
      };
      for (const line of linesOf(note, query)) yield { ...document, ...line };
    }
  }
}

/** Returns a document's lines; its rounding stands in the first one, so that columns add up to what was charged. */
function* linesOf(
  { order_number, buyer, place_of_supply: place, lines, rounding, specimen }: Invoice,
  { lang }: SalesQuery,
): Generator<Record<(typeof ofLines)[number], Cell>> {
  const state = states.find(({ code }) => code === place.state_code)?.name ?? place.state;
  for (const [index, line] of lines.entries()) {
    yield {
      order_number,
      buyer: buyer.name,
      place_of_supply: `${place.state_code}-${state}`,
      product: line.description,
      hsn: line.hsn,
      quantity: line.quantity,
      unit: line.unit,
      rate: line.rate,
      taxable: rupeeCell(line.taxable),
      cgst: rupeeCell(line.cgst),
      sgst: rupeeCell(line.sgst),
      igst: rupeeCell(line.igst),
      total: rupeeCell(line.total),
      rounding: index === 0 ? rupeeCell(rounding) : paise(0),
      note: specimen ? textOf(lang, 'api.statement.specimen') : '',
    };
  }
}
