import type { Totals } from '@/lib/contract/schemas/cart';
import { extractGst, type GstParts, type GstTerms, type ResolvedGst, resolveGst } from './gst';
import { rupees } from './rupees';
import { roundingOf } from './whole-rupees';

/** A store's terms of shipping; amounts in paise. */
export type StoreTerms = {
  id: number;
  /** The two digits of the state it sells from (GST). */
  stateCode: string;
  shippingFee: number;
  /** The subtotal from which shipping is free; null: never. */
  freeShippingFrom: number | null;
  /** The destination's surcharge, also where shipping is free. */
  extraFee?: number;
};

export type PricedLine = {
  quantity: number;
  /** Paise, GST included. */
  unitPrice: number;
  gst: GstTerms;
  /** The coupon's discount on the line, in paise. */
  discount?: number;
  store: StoreTerms;
};

/** A line with its total after the discount, the rate that applies to that, and the tax in it. */
export type TaxedLine<Line> = Line & GstParts & ResolvedGst & { discount: number; total: number };

/** The lines that one store sends together. */
export type Shipment<Line extends PricedLine> = {
  store: Line['store'];
  shipping: number;
  lines: TaxedLine<Line>[];
};

/**
 * Totals in paise; subtotal + tax − discount + shipping + rounding = grandTotal. A discount is taken off prices
 * that include GST, so that the tax is the tax due after it, and subtotal − discount the taxable value.
 */
export type PaiseTotals = {
  subtotal: number;
  tax: number;
  shipping: number;
  discount: number;
  /** Signed, of cash in whole rupees. */
  rounding: number;
  grandTotal: number;
};

/**
 * Splits lines into one shipment a store, with tax and shipping, and adds everything up. Cart, quote and
 * order all use it, so that for one place of supply they agree to the paisa. Free shipping depends on the sum
 * before the discount: a coupon never makes shipping dearer.
 * @param deliveryState GST code of the place of supply; while it is not known every line counts as
 * inter-state, which may move a paisa a line between subtotal and tax, and never the grand total
 * @param options `inRupees`: paid in cash, which each shipment's courier collects in whole rupees
 */
export function totalUp<Line extends PricedLine>(
  lines: readonly Line[],
  deliveryState: string | undefined,
  { inRupees = false } = {},
): { shipments: Shipment<Line>[]; totals: PaiseTotals } {
  const stores = new Map(lines.map(({ store }) => [store.id, store]));
  const shipments = [...stores.values()].map((store) => {
    const own = lines.filter((line) => line.store.id === store.id);
    return shipmentOf(store, own, deliveryState);
  });
  const all = shipments.flatMap((shipment) => shipment.lines);
  const discount = sum(all, (line) => line.discount);
  const subtotal = sum(all, (line) => line.taxable) + discount;
  const tax = sum(all, (line) => line.cgst + line.sgst + line.igst);
  const shipping = sum(shipments, (shipment) => shipment.shipping);
  const rounding = inRupees ? sum(shipments, (shipment) => roundingOf(costOf(shipment))) : 0;
  const grandTotal = subtotal + tax - discount + shipping + rounding;
  return { shipments, totals: { subtotal, tax, shipping, discount, rounding, grandTotal } };
}

function shipmentOf<Line extends PricedLine>(
  store: Line['store'],
  lines: Line[],
  deliveryState: string | undefined,
): Shipment<Line> {
  const taxed = lines.map((line) => {
    const discount = line.discount ?? 0;
    const total = line.unitPrice * line.quantity - discount;
    const resolved = resolveGst(line.gst, total, line.quantity);
    return {
      ...line,
      discount,
      total,
      ...resolved,
      ...extractGst(total, resolved.gstBasisPoints, store.stateCode === deliveryState),
    };
  });
  const goods = sum(taxed, (line) => line.total + line.discount);
  return { store, shipping: shippingOf(store, goods), lines: taxed };
}

/** Returns a store's shipping fee for goods of that sum; all in paise. */
export function shippingOf(
  store: Pick<StoreTerms, 'shippingFee' | 'freeShippingFrom' | 'extraFee'>,
  goods: number,
): number {
  const free = store.freeShippingFrom !== null && goods >= store.freeShippingFrom;
  return (free ? 0 : store.shippingFee) + (store.extraFee ?? 0);
}

const costOf = ({ shipping, lines }: { shipping: number; lines: { total: number }[] }) =>
  shipping + sum(lines, (line) => line.total);

function sum<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}

/** Converts totals to the contract's rupees. */
export function rupeeTotals(totals: PaiseTotals): Totals {
  return {
    subtotal: rupees(totals.subtotal),
    tax: rupees(totals.tax),
    shipping: rupees(totals.shipping),
    discount: rupees(totals.discount),
    rounding: rupees(totals.rounding),
    grand_total: rupees(totals.grandTotal),
  };
}
