import type { Paper } from '@/lib/api/schemas/seller/shipments';
import type { Texts } from '@/lib/documents/document';
import { describeInvoice, type InvoiceTexts } from '@/lib/documents/invoice';
import { layOut } from '@/lib/documents/layout';
import {
  describeLabel,
  describePackingSlip,
  describePickingList,
} from '@/lib/documents/shipment-papers';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../kernel/db/connection';
import { DomainError } from '../../kernel/errors';
import { viewStoreInvoices } from '../orders';
import { PaperDocument } from './document';
import { drawLabel, labelSize } from './label';
import { loadForPapers, type PaperShipment, shipmentFacts } from './load';

type Printing = { storeId: number; kind: Paper; ids: readonly number[]; lang: Locale; now?: Date };

/**
 * The papers of a store's shipments as one PDF, in the order asked for: labels and picking lists in the
 * seller's language, packing slips and invoices in the shopper's.
 * @throws {NotFound} shipment_not_found, also for another store's
 * @throws {DomainError} 409 not_packed where an invoice is not issued yet
 */
export async function printPapers(
  db: Database,
  { storeId, kind, ids, lang, now = new Date() }: Printing,
): Promise<Buffer> {
  const shipments = await loadForPapers(db, storeId, ids);
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
