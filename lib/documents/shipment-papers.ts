import type { TaxDocumentKind } from '@/lib/contract/schemas/gst/document-kind';
import type { Locale } from '@/lib/i18n/locales';
import type { PrintedDocument, Texts } from './document';
import { day, rupees } from './format';

/** The facts on the papers of a shipment. */
export type ShipmentFacts = {
  orderNumber: string;
  placedAt: Date;
  carrier: string | null;
  awb: string | null;
  /** The text of the barcode: the AWB number, or our own number until a carrier assigns one. */
  code: string;
  to: {
    full_name: string;
    full_address: string;
    landmark?: string;
    city: string;
    state: string;
    pincode: string;
    phone: string;
  };
  store: {
    name: string;
    address: string;
    city: string;
    state: string;
    pincode: string;
    gstin: string;
    careEmail: string | null;
    carePhone: string;
  };
  /** Rupees to collect; null if nothing is due. */
  due: number | null;
  kind: TaxDocumentKind;
  items: { sku: string; name: string; quantity: number }[];
};

type PaperTexts = Texts<'papers'>;

/** Describes the shipping label: addresses, cash to collect, barcode. */
export function describeLabel(shipment: ShipmentFacts, t: PaperTexts) {
  const { to, store, due, items } = shipment;
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    carrier: shipment.carrier ?? t('no_carrier'),
    payment: due === null ? t('prepaid') : `${t('collect')} ${rupees(due)}`,
    deliverTo: {
      title: t('deliver_to'),
      name: to.full_name,
      lines: [to.full_address, ...(to.landmark ? [to.landmark] : [])],
      place: `${to.city}, ${to.state}`,
      pincode: to.pincode,
    },
    phone: `${t('phone')} ${to.phone}`,
    code: shipment.code,
    from: `${t('from')}: ${store.name}, ${store.address}, ${placeOf(store)}`,
    contents: `${shipment.orderNumber} · ${t('units')}: ${units} · GSTIN ${store.gstin}`,
  };
}

export type Label = ReturnType<typeof describeLabel>;

/** Describes the packing slip in the shipment; prices are on the invoice. */
export function describePackingSlip(
  { orderNumber, placedAt, awb, code, to, store, items, kind }: ShipmentFacts,
  t: PaperTexts,
  lang: Locale,
): PrintedDocument {
  const facts = [orderNumber, day(placedAt, lang), awb ? `AWB ${awb}` : code];
  const landmark = to.landmark ? [to.landmark] : [];
  return {
    parts: [
      { kind: 'head', title: t('packing_slip'), hint: facts.join(' · ') },
      {
        kind: 'parties',
        size: 10,
        parties: [
          {
            title: t('deliver_to'),
            name: to.full_name,
            lines: [to.full_address, ...landmark, placeOf(to)],
          },
          {
            title: t('from'),
            name: store.name,
            lines: [store.address, placeOf(store), store.careEmail ?? store.carePhone],
          },
        ],
      },
      {
        kind: 'table',
        caption: t('product'),
        size: 10,
        columns: [
          { head: '#', width: 30 },
          { head: t('product') },
          { head: 'SKU', width: 110 },
          { head: t('quantity'), width: 56, align: 'right', isBold: true },
        ],
        rows: items.map(({ sku, name, quantity }, index) => [
          String(index + 1),
          name,
          sku,
          String(quantity),
        ]),
      },
      {
        kind: 'note',
        text: t(kind === 'bill_of_supply' ? 'thanks_bill' : 'thanks', { store: store.name }),
      },
    ],
  };
}

/** Describes the picking list of these shipments, one row for each SKU, with a box to tick. */
export function describePickingList(
  shipments: readonly ShipmentFacts[],
  t: PaperTexts,
  lang: Locale,
  now: Date,
): PrintedDocument {
  const bySku = new Map<string, (ShipmentFacts['items'][number] & { orderNumber: string })[]>();
  for (const { orderNumber, items } of shipments) {
    for (const item of items) {
      bySku.set(item.sku, [...(bySku.get(item.sku) ?? []), { ...item, orderNumber }]);
    }
  }
  const lines = [...bySku].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, all]) => all);
  const unitsOf = (all: { quantity: number }[]) => all.reduce((sum, one) => sum + one.quantity, 0);
  const units = unitsOf(lines.flat());
  const counts = t('picking_counts', { shipments: shipments.length, units });
  return {
    parts: [
      { kind: 'head', title: t('picking_list'), hint: `${day(now, lang)} · ${counts}` },
      {
        kind: 'table',
        caption: t('picking_list'),
        size: 9.5,
        columns: [
          { head: '', width: 30 },
          { head: 'SKU', width: 100, isBold: true },
          { head: t('product') },
          { head: t('quantity'), width: 54, align: 'right', isBold: true },
          { head: t('orders'), width: 136 },
        ],
        rows: lines.map((all) => [
          '[  ]',
          all[0]?.sku ?? '',
          all[0]?.name ?? '',
          String(unitsOf(all)),
          all.map(({ orderNumber, quantity }) => `${orderNumber} × ${quantity}`).join(', '),
        ]),
      },
    ],
  };
}

const placeOf = ({ city, state, pincode }: ShipmentFacts['store'] | ShipmentFacts['to']) =>
  `${city}, ${state} ${pincode}`;
