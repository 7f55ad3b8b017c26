import type { Totals } from '@/lib/api/schemas/cart';
import { extractGst, type GstParts, type GstTerms, type ResolvedGst, resolveGst } from './gst';
import { rupees } from './rupees';

/** What one store asks for sending its lines; amounts in paise. */
export type StoreTerms = {
  id: number;
  /** Two digits of the state it sells from (GST). */
  stateCode: string;
  shippingFee: number;
  /** From this sum of its lines on shipping is free; null: never. */
  freeShippingFrom: number | null;
  /** What the place adds, also where shipping is free. */
  extraFee?: number;
};

export type PricedLine = {
  quantity: number;
  /** Paise, GST included. */
  unitPrice: number;
  gst: GstTerms;
  /** Paise that a coupon takes off the line. */
  discount?: number;
  store: StoreTerms;
};

/** A line with what it comes to after its discount, the rate that holds for that, and the tax in it. */
export type TaxedLine<Line> = Line & GstParts & ResolvedGst & { discount: number; total: number };

/** The lines that one store sends together. */
export type Shipment<Line extends PricedLine> = {
  store: Line['store'];
  shipping: number;
  lines: TaxedLine<Line>[];
};

/**
 * Paise; subtotal + tax − discount + shipping = grandTotal. A discount is taken off prices that include GST, so
 * that the tax is what is due after it, and subtotal − discount the taxable value.
 */
export type PaiseTotals = {
  subtotal: number;
  tax: number;
  shipping: number;
  discount: number;
  grandTotal: number;
};

/**
 * Splits lines into one shipment a store, with tax and shipping, and adds everything up.
 * Cart, quote and order all come from here, so that for one place of supply they agree to the paisa. Shipping is
 * free from a sum before the discount: a coupon never makes it dearer.
 * @param deliveryState GST code of the place of supply; while it is not known every line counts as
 *   inter-state, which may move a paisa a line between subtotal and tax, and never the grand total
 */
export function totalUp<Line extends PricedLine>(
  lines: readonly Line[],
  deliveryState: string | undefined,
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
  return {
    shipments,
    totals: { subtotal, tax, shipping, discount, grandTotal: subtotal + tax - discount + shipping },
  };
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

/** What a store asks for sending goods of that sum; all in paise. */
export function shippingOf(
  store: Pick<StoreTerms, 'shippingFee' | 'freeShippingFrom' | 'extraFee'>,
  goods: number,
): number {
  const free = store.freeShippingFrom !== null && goods >= store.freeShippingFrom;
  return (free ? 0 : store.shippingFee) + (store.extraFee ?? 0);
}

function sum<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}

/** Totals as the contract says them. */
export function rupeeTotals(totals: PaiseTotals): Totals {
  return {
    subtotal: rupees(totals.subtotal),
    tax: rupees(totals.tax),
    shipping: rupees(totals.shipping),
    discount: rupees(totals.discount),
    grand_total: rupees(totals.grandTotal),
  };
}
