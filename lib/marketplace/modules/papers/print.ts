import type { Paper } from '@/lib/api/schemas/seller/shipments';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { DomainError } from '../../kernel/errors';
import { viewStoreInvoices } from '../orders';
import { PaperDocument } from './document';
import { drawInvoicePaper } from './invoice';
import { drawLabel, labelSize } from './label';
import { loadForPapers } from './load';
import { drawPackingSlip, drawPickingList } from './slips';

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
  if (kind === 'picking-list') drawPickingList(paper, shipments, lang, now);
  if (kind === 'packing-slip') for (const one of shipments) drawPackingSlip(paper, one);
  if (kind === 'label') for (const one of shipments) await drawLabel(paper, one, lang);
  if (kind === 'invoice') {
    const invoices = await viewStoreInvoices(
      db,
      shipments.map(({ shipment, order }) => ({ shipmentId: shipment.id, order })),
    );
    for (const { shipment, order } of shipments) {
      const invoice = invoices.get(shipment.id);
      if (!invoice) {
        throw new DomainError(409, 'not_packed', { params: { order: order.number } });
      }
      drawInvoicePaper(paper, invoice, order.locale);
    }
  }
  return paper.finish();
}
