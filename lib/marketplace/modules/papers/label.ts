import bwipjs from 'bwip-js/node';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { orderValue } from '../orders';
import type { PaperDocument } from './document';
import { inRupees } from './format';
import type { PaperShipment } from './load';

const inch = 72;
/** What label printers take: 4 × 6 inches. */
export const labelSize: [number, number] = [4 * inch, 6 * inch];
const margin = 12;
const width = labelSize[0] - 2 * margin;

/** The label of a shipment on a page of its own: where to, from whom, cash to collect, barcode. */
export async function drawLabel(
  paper: PaperDocument,
  { shipment, order, store, items }: PaperShipment,
  lang: Locale,
): Promise<void> {
  const t = (key: Parameters<typeof text>[1]) => text(lang, key);
  const to = order.shippingAddress;
  paper.pdf.addPage();
  let y = paper.write(shipment.carrier ?? t('no_carrier'), margin, 10, width * 0.55, {
    size: 13,
    bold: true,
  });
  const isCash = order.paymentMethod === 'cod';
  const due = inRupees(orderValue([{ ...shipment, items }]).grandTotal);
  const payment = isCash ? `${t('collect')} ${due}` : t('prepaid');
  y = Math.max(
    y,
    paper.write(payment, margin + width * 0.45, 10, width * 0.55, {
      size: 13,
      bold: true,
      align: 'right',
    }),
  );
  paper.rule(margin, y + 3, width, 1.2);
  y = paper.write(t('deliver_to'), margin, y + 8, width, { size: 8, soft: true });
  y = paper.write(to.full_name, margin, y, width, { size: 14, bold: true, maxLines: 2 });
  const lines = [to.full_address, ...(to.landmark ? [to.landmark] : [])];
  for (const line of lines) y = paper.write(line, margin, y, width, { size: 11, maxLines: 4 });
  y = paper.write(`${to.city}, ${to.state}`, margin, y, width, { size: 11, maxLines: 2 });
  y = paper.write(to.pincode, margin, y, width, { size: 20, bold: true });
  paper.write(`${t('phone')} ${to.phone}`, margin, y, width, { size: 11, bold: true });

  const code = shipment.awb ?? shipmentCode(shipment.id);
  const barcode = await code128(code);
  const foot = labelSize[1] - 158;
  paper.rule(margin, foot - 6, width, 1.2);
  paper.pdf.image(barcode, margin, foot, { fit: [width, 62], align: 'center' });
  paper.write(code, margin, foot + 64, width, { size: 11, bold: true, align: 'center' });
  paper.rule(margin, foot + 84, width);
  const from = `${store.name}, ${store.address}, ${store.city}, ${store.state} ${store.pincode}`;
  const units = items.reduce((sum, item) => sum + item.quantity - item.cancelledQuantity, 0);
  const end = paper.write(`${t('from')}: ${from}`, margin, foot + 89, width, {
    size: 8,
    maxLines: 3,
  });
  const contents = `${order.number} · ${t('units')}: ${units} · GSTIN ${store.gstin}`;
  paper.write(contents, margin, end + 1, width, { size: 8, maxLines: 2 });
}

/** What the barcode says before a carrier has given a number. */
export const shipmentCode = (id: number) => `HS${String(id).padStart(8, '0')}`;

const text = (
  lang: Locale,
  key: 'no_carrier' | 'collect' | 'prepaid' | 'deliver_to' | 'phone' | 'from' | 'units',
) => textOf(lang, `papers.${key}`);

/** Code 128 holds ASCII only; an AWB number has nothing else. */
const code128 = (value: string) =>
  bwipjs.toBuffer({
    bcid: 'code128',
    text: value.replace(/[^\u0020-\u007e]/g, '') || '0',
    scale: 3,
    height: 14,
    includetext: false,
    paddingwidth: 10,
  });
