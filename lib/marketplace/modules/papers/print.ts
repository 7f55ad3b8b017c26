import { eq } from 'drizzle-orm';
import type { Paper } from '@/lib/contract/schemas/seller/shipments';
import type { Texts } from '@/lib/documents/document';
import { describeInvoice, type InvoiceTexts } from '@/lib/documents/invoice';
import { colours, layOut } from '@/lib/documents/layout';
import {
  describeLabel,
  describePackingSlip,
  describePickingList,
  type Label,
  type ShipmentFacts,
} from '@/lib/documents/shipment-papers';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../kernel/db/connection';
import { firstRow } from '../../kernel/db/first-row';
import { stores } from '../../kernel/db/schema/stores';
import { DomainError, NotFound } from '../../kernel/errors';
import { rupees } from '../../kernel/money/rupees';
import {
  documentKindOf,
  findSellerRows,
  type ItemRow,
  itemsOf,
  leftOf,
  nameOf,
  type OrderRow,
  orderValue,
  partOf,
  type SellerRow,
  viewStoreInvoices,
} from '../orders';
import type { PaperDocument } from './document';

const inch = 72;
/** The size of label printers: 4 × 6 inches. */
export const labelSize: [number, number] = [4 * inch, 6 * inch];
const margin = 12;
const width = labelSize[0] - 2 * margin;

/** Draws a label on a page of its own. */
export async function drawLabel(paper: PaperDocument, label: Label): Promise<void> {
  const { deliverTo, code } = label;
  const rule = (top: number, weight: number) => paper.rule(margin, top, width, weight, colours.ink);
  paper.addPage();
  const strong = { size: 13, bold: true };
  let y = Math.max(
    paper.write(label.carrier, margin, 10, width * 0.55, strong),
    paper.write(label.payment, margin + width * 0.45, 10, width * 0.55, {
      ...strong,
      align: 'right',
    }),
  );
  rule(y + 3, 1.2);
  y = paper.write(deliverTo.title, margin, y + 8, width, { size: 8, soft: true });
  y = paper.write(deliverTo.name, margin, y, width, { size: 14, bold: true, maxLines: 2 });
  for (const line of deliverTo.lines) {
    y = paper.write(line, margin, y, width, { size: 11, maxLines: 4 });
  }
  y = paper.write(deliverTo.place, margin, y, width, { size: 11, maxLines: 2 });
  y = paper.write(deliverTo.pincode, margin, y, width, { size: 20, bold: true });
  paper.write(label.phone, margin, y, width, { size: 11, bold: true });

  const barcode = await code128(code);
  const foot = labelSize[1] - 158;
  rule(foot - 6, 1.2);
  paper.pdf.image(barcode, margin, foot, { fit: [width, 62], align: 'center' });
  paper.write(code, margin, foot + 64, width, { size: 11, bold: true, align: 'center' });
  rule(foot + 84, 0.5);
  const end = paper.write(label.from, margin, foot + 89, width, { size: 8, maxLines: 3 });
  paper.write(label.contents, margin, end + 1, width, { size: 8, maxLines: 2 });
}

/** Draws a Code 128 barcode, which holds ASCII only; an AWB number has nothing else. */
async function code128(value: string): Promise<Buffer> {
  const { default: barcodes } = await import('bwip-js/node');
  return barcodes.toBuffer({
    bcid: 'code128',
    text: value.replace(/[^\u0020-\u007e]/g, '') || '0',
    scale: 3,
    height: 14,
    includetext: false,
    paddingwidth: 10,
  });
}

type Printing = { storeId: number; kind: Paper; ids: readonly number[]; lang: Locale; now?: Date };

/**
 * Prints the documents of a store's shipments as one PDF, in the order given: labels and picking lists in the
 * seller's language, packing slips and invoices in the shopper's.
 * @throws {NotFound} shipment_not_found, also for another store's
 * @throws {DomainError} 409 not_packed if an invoice is not issued yet
 */
export async function printPapers(
  db: Database,
  { storeId, kind, ids, lang, now = new Date() }: Printing,
): Promise<Buffer> {
  const shipments = await loadForPapers(db, storeId, ids);
  // The PDF library takes a tenth of a second to load; no start of a shop waits for it.
  const { PaperDocument } = await import('./document');
  const paper = new PaperDocument(`haat-${kind}`, kind === 'label' ? labelSize : 'A4');
  if (kind === 'label') {
    for (const one of shipments) {
      await drawLabel(paper, describeLabel(shipmentFacts(one, lang), papers(lang)));
    }
  }
  if (kind === 'picking-list') {
    const facts = shipments.map((one) => shipmentFacts(one, lang));
    layOut(paper, describePickingList(facts, papers(lang), lang, now));
  }
  if (kind === 'packing-slip') {
    for (const one of shipments) {
      const { locale } = one.order;
      layOut(paper, describePackingSlip(shipmentFacts(one, locale), papers(locale), locale));
    }
  }
  if (kind === 'invoice') await drawInvoices(db, paper, shipments);
  return paper.finish();
}

async function drawInvoices(db: Database, paper: PaperDocument, shipments: PaperShipment[]) {
  const invoices = await viewStoreInvoices(
    db,
    shipments.map(({ shipment, order }) => ({ shipmentId: shipment.id, order })),
  );
  for (const { shipment, order } of shipments) {
    const invoice = invoices.get(shipment.id);
    if (!invoice) throw new DomainError(409, 'not_packed', { params: { order: order.number } });
    layOut(paper, describeInvoice(invoice, invoiceTexts(order.locale)));
  }
}

function papers(lang: Locale): Texts<'papers'> {
  return (key, params) => textOf(lang, `papers.${key}`, params);
}

const invoiceTexts = (lang: Locale): InvoiceTexts => ({
  t: (key, params) => textOf(lang, `invoice.${key}`, params),
  method: (key) => textOf(lang, `orders.payment_method.${key}`),
});

/** A shipment with the data of its documents; without fully cancelled items. */
type PaperShipment = {
  shipment: SellerRow['shipment'];
  order: OrderRow;
  part: ReturnType<typeof partOf>;
  items: ItemRow[];
  store: typeof stores.$inferSelect;
};

/**
 * Loads shipments of a store for their documents, in the order given.
 * @throws {NotFound} shipment_not_found, also for another store's
 */
async function loadForPapers(
  db: Database,
  storeId: number,
  ids: readonly number[],
): Promise<PaperShipment[]> {
  const store = firstRow(await db.select().from(stores).where(eq(stores.id, storeId)));
  const rows = await findSellerRows(db, storeId, ids);
  const items = await itemsOf(db, rows);
  return [...new Set(ids)].map((id) => {
    const row = rows.find(({ shipment }) => shipment.id === id);
    if (!row) throw new NotFound('shipment_not_found');
    const left = items(row).filter((item) => item.quantity > item.cancelledQuantity);
    return { ...row, part: partOf(row), items: left, store };
  });
}

/** Returns the facts of a shipment for its documents, with product names in that language. */
function shipmentFacts(
  { shipment, order, part, items, store }: PaperShipment,
  lang: Locale,
): ShipmentFacts {
  const { id, carrier, awb } = shipment;
  const isCash = order.paymentMethod === 'cod';
  return {
    orderNumber: part ? `${order.number} (${part.number}/${part.of})` : order.number,
    placedAt: order.placedAt,
    carrier,
    awb,
    code: awb ?? `HS${String(id).padStart(8, '0')}`,
    to: order.shippingAddress,
    store,
    due: isCash ? rupees(orderValue([{ ...shipment, items }]).grandTotal) : null,
    kind: documentKindOf(items),
    items: items.map((item) => ({
      sku: item.sku,
      name: nameOf(item, lang),
      quantity: leftOf(item),
    })),
  };
}
