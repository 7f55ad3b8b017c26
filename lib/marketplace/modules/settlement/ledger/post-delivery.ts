import { and, asc, eq, inArray, max } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { invoices, payments } from '../../../kernel/db/schema/payments';
import { stores } from '../../../kernel/db/schema/stores';
import { extractGst } from '../../../kernel/money/gst';
import { discountOf, lineValue } from '../../../kernel/money/line-value';
import { cashRoundingOf } from '../../../kernel/money/whole-rupees';
import { readGroup } from '../../../kernel/settings/queries';
import { type ItemRow, listItems } from '../../orders';
import { loadCommission } from '../rules/commission-rate';
import { type LineSale, splitSale } from '../rules/line-amounts';
import { yearOf } from '../rules/periods';
import { isPersonal, taxRatesAt, tdsFreeLimit } from '../rules/rates';
import { grossOfYear } from './gross-of-year';
import { lineEntries, roundingEntries } from './line-entries';
import { type Entry, openTransactions, postAll, writeEntries } from './post';

/** Posts one delivery, like `postDeliveries`. @returns whether it was posted now */
export const postDelivery = async (tx: Database, shipmentId: number): Promise<boolean> =>
  (await postDeliveries(tx, [shipmentId])) > 0;

/**
 * Posts the sale of each line of delivered shipments, with its commission, GST on it, TCS and TDS, and its
 * shipping with the most expensive line, whose GST rate it bears. Posting again does nothing.
 * @returns how many were posted now
 */
export async function postDeliveries(tx: Database, ids: readonly number[]): Promise<number> {
  const sold = await listDelivered(tx, ids);
  if (!sold.length) return 0;
  const settings = await readGroup(tx, 'taxes');
  const rates = sold.map(({ at, invoicedAt }) => ({
    ...taxRatesAt(settings, at),
    // TCS belongs to the month of the invoice.
    tcs: taxRatesAt(settings, invoicedAt ?? at).tcs,
  }));
  const commissionOf = await loadLineCommission(tx, sold);
  const bearsTds = await tdsRule(tx, sold);
  const opened = await openTransactions(
    tx,
    sold.map(({ reference, orderId, at }) => ({
      ...{ kind: 'delivery' as const, reference, orderId, at },
    })),
  );
  const postings = sold.flatMap((delivery, index) => {
    const rate = rates[index];
    if (!rate || !opened.has(delivery.reference)) return [];
    const taxes = { ...rate, tds: bearsTds(delivery) ? rate.tds : 0 };
    const entries = delivery.lines.flatMap((line) =>
      entriesOf(delivery, line, { commission: commissionOf(delivery, line.item), ...taxes }),
    );
    entries.push(...roundingEntries(delivery.rounding));
    return [{ reference: delivery.reference, entries }];
  });
  await writeEntries(tx, opened, postings);
  await postAll(tx, sold.flatMap(collectionOf));
  return opened.size;
}

/** Returns the posting of the cash that was collected at the door: its courier holds it, or the store's rider. */
function collectionOf({ shipmentId, orderId, at, store, courier, collected }: Delivery) {
  if (collected === 0) return [];
  const holder = courier ? { holder: courier } : { storeId: store.id };
  return [
    {
      kind: 'collection' as const,
      reference: `cash:${shipmentId}`,
      ...{ orderId, at },
      entries: [
        { account: 'cash' as const, amount: collected, ...holder },
        { account: 'shoppers' as const, amount: -collected },
      ],
    },
  ];
}

type Delivery = {
  shipmentId: number;
  reference: string;
  orderId: number;
  store: { id: number; pan: string };
  at: Date;
  invoicedAt: Date | null;
  /** The shipping fee in paise. */
  shipping: number;
  /** The rounding of its cash amount to whole rupees, in paise, with its sign. The market bears it. */
  rounding: number;
  courier: string | null;
  /** The cash that was collected for it in paise; 0 if it was paid online. */
  collected: number;
  /** The store's earnings from it before deductions, paise. */
  earned: number;
  lines: Line[];
  principal: Line | undefined;
};

/** Returns those of the shipments that are delivered, by id. */
async function listDelivered(tx: Database, ids: readonly number[]): Promise<Delivery[]> {
  const rows = await tx
    .select({
      shipment: shipments,
      store: { id: stores.id, pan: stores.pan },
      invoicedAt: invoices.issuedAt,
      method: payments.method,
    })
    .from(shipments)
    .innerJoin(stores, eq(stores.id, shipments.storeId))
    .innerJoin(payments, eq(payments.orderId, shipments.orderId))
    .leftJoin(invoices, eq(invoices.shipmentId, shipments.id))
    .where(and(inArray(shipments.id, [...ids]), eq(shipments.status, 'delivered')))
    .orderBy(asc(shipments.id));
  const delivered = rows.map(({ shipment }) => shipment.id);
  if (!delivered.length) return [];
  const items = new Map<number, ItemRow[]>();
  for (const item of await listItems(tx, delivered)) {
    items.set(item.shipmentId, [...(items.get(item.shipmentId) ?? []), item]);
  }
  const times = await deliveredAt(tx, delivered);
  return rows.map(({ shipment, store, invoicedAt, method }) => {
    const { id, orderId, shipping, courier, createdAt } = shipment;
    const lines = deliveredLines(items.get(id) ?? []);
    const principal = lines.reduce<Line | undefined>(
      (dearest, line) => (dearest && dearest.sale.total >= line.sale.total ? dearest : line),
      undefined,
    );
    const earned = lines.reduce((sum, { sale }) => sum + sale.total + sale.couponMarket, shipping);
    const value = lines.reduce((sum, { sale }) => sum + sale.total, shipping);
    const rounding = cashRoundingOf(value, shipment);
    const at = times.get(id) ?? createdAt;
    const reference = `delivery:${id}`;
    const collected = method === 'cod' ? value + rounding : 0;
    const money = { shipping, rounding, earned, collected };
    const sent = { shipmentId: id, orderId, courier, at, invoicedAt };
    return { ...sent, reference, store, ...money, lines, principal };
  });
}

type Split = Parameters<typeof splitSale>[1];

function entriesOf(
  { store, shipping, principal }: Delivery,
  { item, sale }: Line,
  rates: Split,
): Entry[] {
  const part = { storeId: store.id, orderItemId: item.id };
  const goods = lineEntries({ ...part, about: 'goods' }, splitSale(sale, rates));
  if (item !== principal?.item) return goods;
  const split = splitSale(shippingSale(shipping, item), { ...rates, commission: 0 });
  return [...goods, ...lineEntries({ ...part, about: 'shipping' }, split)];
}

type Line = { item: ItemRow; sale: LineSale };

function deliveredLines(items: ItemRow[]): Line[] {
  return items.flatMap((item) => {
    const quantity = item.quantity - item.cancelledQuantity;
    if (!quantity) return [];
    const { total, taxable } = lineValue(item, quantity);
    const { market, seller } = couponShare(item, quantity);
    const sale = { total, couponMarket: market, couponSeller: seller };
    return [
      { item, sale: { ...sale, taxable: item.gstBasisPoints ? taxable : 0, gst: total - taxable } },
    ];
  });
}

/**
 * Returns the sale of a delivery: it is a part of the supply that it goes with, so its fee bears GST at the
 * same rate.
 */
function shippingSale(total: number, item: ItemRow): LineSale {
  const { taxable } = extractGst(total, item.gstBasisPoints, item.igst === 0);
  const gst = total - taxable;
  return {
    total,
    gst,
    taxable: item.gstBasisPoints ? taxable : 0,
    couponMarket: 0,
    couponSeller: 0,
  };
}

/**
 * Decides which deliveries bear TDS, asked in the order in which they are posted: those of a person's store do once
 * it has earned more than the limit in their financial year. Locks those stores, so that two concurrent calls do not
 * both stay below it.
 */
async function tdsRule(
  tx: Database,
  sold: readonly Delivery[],
): Promise<(delivery: Delivery) => boolean> {
  const personal = sold.filter(({ store }) => isPersonal(store.pan));
  const storeIds = [...new Set(personal.map(({ store }) => store.id))].sort((a, b) => a - b);
  if (!storeIds.length) return () => true;
  await tx
    .select({ id: stores.id })
    .from(stores)
    .where(inArray(stores.id, storeIds))
    .orderBy(asc(stores.id))
    .for('no key update');
  const gross = new Map<number, Map<number, number>>();
  for (const { at } of personal) {
    const year = yearOf(at).from.getTime();
    if (!gross.has(year)) gross.set(year, await grossOfYear(tx, storeIds, at));
  }
  return ({ store, at, earned }) => {
    if (!isPersonal(store.pan)) return true;
    const ofYear = gross.get(yearOf(at).from.getTime());
    const sum = (ofYear?.get(store.id) ?? 0) + earned;
    ofYear?.set(store.id, sum);
    return sum > tdsFreeLimit;
  };
}

async function deliveredAt(tx: Database, ids: number[]): Promise<Map<number, Date>> {
  const events = await tx
    .select({ id: shipmentEvents.shipmentId, at: max(shipmentEvents.at) })
    .from(shipmentEvents)
    .where(and(inArray(shipmentEvents.shipmentId, ids), eq(shipmentEvents.status, 'delivered')))
    .groupBy(shipmentEvents.shipmentId);
  return new Map(events.flatMap(({ id, at }) => (at ? [[id, at]] : [])));
}

async function loadLineCommission(tx: Database, sold: readonly Delivery[]) {
  const ids = sold.flatMap(({ lines }) => lines.map(({ item }) => item.productId));
  const rows = await tx
    .select({ id: products.id, categoryId: products.categoryId })
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]));
  const categories = new Map(rows.map(({ id, categoryId }) => [id, categoryId]));
  const categoryOf = ({ productId }: ItemRow) => {
    const category = categories.get(productId);
    if (!category) throw new Error(`product ${productId} of a delivered line is missing`);
    return category;
  };
  const rateOf = await loadCommission(
    tx,
    sold.flatMap(({ store, lines }) =>
      lines.map(({ item }) => ({ storeId: store.id, categoryId: categoryOf(item) })),
    ),
  );
  return ({ store, at }: Delivery, item: ItemRow) =>
    rateOf({ storeId: store.id, categoryId: categoryOf(item), at });
}

/** A coupon's discount on a line by payer, in paise. */
export type CouponShare = { market: number; seller: number };

/** Returns the discount on a part of a line by its payer. */
function couponShare(item: ItemRow, quantity: number): CouponShare {
  const discount = discountOf(item, quantity);
  const isMarkets = item.couponPaidBy === 'market';
  return { market: isMarkets ? discount : 0, seller: isMarkets ? 0 : discount };
}
