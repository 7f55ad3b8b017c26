import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { leftOf, nameOf } from '../orders';
import type { PaperDocument } from './document';
import { dayOf } from './format';
import { shipmentCode } from './label';
import type { PaperShipment } from './load';
import { drawTable } from './table';

const left = 40;
const width = 515;
const bottom = 800;

/** What the shopper finds in the parcel, in the language of the order; prices are on the invoice. */
export function drawPackingSlip(
  paper: PaperDocument,
  { shipment, order, store, items }: PaperShipment,
): void {
  const lang = order.locale;
  const to = order.shippingAddress;
  paper.pdf.addPage();
  paper.write(textOf(lang, 'papers.packing_slip'), left, 40, 260, { size: 18, bold: true });
  const facts = [order.number, dayOf(order.placedAt, lang), codeOf(shipment)];
  let y = paper.write(facts.join(' · '), left, 68, width, { size: 10, soft: true }) + 8;
  paper.rule(left, y, width, 1);
  y += 8;
  const half = width / 2 - 10;
  const column = (x: number, title: string, lines: string[]) => {
    let end = paper.write(title, x, y, half, { size: 8, soft: true });
    for (const [index, line] of lines.entries()) {
      end = paper.write(line, x, end, half, { size: index ? 10 : 11, bold: index === 0 });
    }
    return end;
  };
  const ends = [
    column(left, textOf(lang, 'papers.deliver_to'), [
      to.full_name,
      to.full_address,
      ...(to.landmark ? [to.landmark] : []),
      `${to.city}, ${to.state} ${to.pincode}`,
    ]),
    column(left + half + 20, textOf(lang, 'papers.from'), [
      store.name,
      store.address,
      `${store.city}, ${store.state} ${store.pincode}`,
      store.careEmail ?? store.carePhone,
    ]),
  ];
  const end = drawTable(
    paper,
    [
      { head: '#', width: 30, of: (_, index) => String(index + 1) },
      { head: textOf(lang, 'papers.product'), width: 325, of: (item) => nameOf(item, lang) },
      { head: 'SKU', width: 110, of: (item) => item.sku },
      {
        head: textOf(lang, 'papers.quantity'),
        width: 50,
        align: 'right',
        bold: true,
        of: (item) => String(leftOf(item)),
      },
    ],
    items,
    { left, top: Math.max(...ends) + 12, bottom, size: 10 },
  );
  paper.write(textOf(lang, 'papers.thanks', { store: store.name }), left, end + 16, width, {
    size: 10,
  });
}

const codeOf = ({ id, awb }: PaperShipment['shipment']) => (awb ? `AWB ${awb}` : shipmentCode(id));

type Picked = { sku: string; name: string; quantity: number; orders: string[] };

/** What to fetch for these shipments, by SKU. */
export function pickingLines(shipments: readonly PaperShipment[], lang: Locale): Picked[] {
  const bySku = new Map<string, Picked>();
  for (const { order, items } of shipments) {
    for (const item of items) {
      const line = bySku.get(item.sku) ?? {
        sku: item.sku,
        name: nameOf(item, lang),
        quantity: 0,
        orders: [],
      };
      line.quantity += leftOf(item);
      line.orders.push(`${order.number} × ${leftOf(item)}`);
      bySku.set(item.sku, line);
    }
  }
  return [...bySku.values()].sort((a, b) => (a.sku < b.sku ? -1 : 1));
}

/** The picking list of these shipments, by SKU with a box to tick. */
export function drawPickingList(
  paper: PaperDocument,
  shipments: readonly PaperShipment[],
  lang: Locale,
  now: Date,
): void {
  const lines = pickingLines(shipments, lang);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  paper.pdf.addPage();
  paper.write(textOf(lang, 'papers.picking_list'), left, 40, width, { size: 18, bold: true });
  const counts = textOf(lang, 'papers.picking_counts', { shipments: shipments.length, units });
  const y = paper.write(`${dayOf(now, lang)} · ${counts}`, left, 68, width, {
    size: 10,
    soft: true,
  });
  drawTable(
    paper,
    [
      { head: '', width: 24, of: () => '[  ]' },
      { head: 'SKU', width: 100, bold: true, of: (line) => line.sku },
      { head: textOf(lang, 'papers.product'), width: 207, of: (line) => line.name },
      {
        head: textOf(lang, 'papers.quantity'),
        width: 44,
        align: 'right',
        bold: true,
        of: (line) => String(line.quantity),
      },
      { head: '', width: 10, of: () => '' },
      { head: textOf(lang, 'papers.orders'), width: 130, of: (line) => line.orders.join(', ') },
    ],
    lines,
    { left, top: y + 10, bottom, size: 9.5 },
  );
}
