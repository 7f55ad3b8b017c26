import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { invoices } from '../../../kernel/db/schema/payments';
import { stores } from '../../../kernel/db/schema/stores';
import { extractGst } from '../../../kernel/money/gst';
import { lineValue } from '../../../kernel/money/line-value';
import { readGroup } from '../../../kernel/settings/queries';
import { type ItemRow, listItems } from '../../orders';
import { commissionRate } from '../rules/commission-rate';
import { type LineSale, splitSale } from '../rules/line-amounts';
import { isPersonal, taxRatesAt, tdsFreeLimit } from '../rules/rates';
import { couponShare } from './coupon-shares';
import { grossOfYear } from './gross-of-year';
import { lineEntries } from './line-entries';
import { type Entry, post } from './post';

/**
 * Posts the sale of each line of a delivered shipment, with its commission, GST on it, TCS and TDS, and its
 * shipping beside the dearest line, whose GST rate it bears. Posting again does nothing.
 */
export async function postDelivery(tx: Database, shipmentId: number): Promise<boolean> {
  const [row] = await tx
    .select({
      shipment: shipments,
      store: { id: stores.id, pan: stores.pan },
      invoicedAt: invoices.issuedAt,
    })
    .from(shipments)
    .innerJoin(stores, eq(stores.id, shipments.storeId))
    .leftJoin(invoices, eq(invoices.shipmentId, shipments.id))
    .where(eq(shipments.id, shipmentId));
  if (row?.shipment.status !== 'delivered') return false;
  const { shipment, store } = row;
  const at = await deliveredAt(tx, shipmentId, shipment.createdAt);
  const lines = deliveredLines(await listItems(tx, [shipmentId]));
  const principal = lines.reduce<Line | undefined>(
    (dearest, line) => (dearest && dearest.sale.total >= line.sale.total ? dearest : line),
    undefined,
  );
  const earned = lines.reduce((sum, { sale }) => sum + sale.total + sale.couponMarket, 0);
  const settings = await readGroup(tx, 'taxes');
  // TCS belongs to the month of the invoice.
  const { tcs } = taxRatesAt(settings, row.invoicedAt ?? at);
  const rates = { ...taxRatesAt(settings, at), tcs };
  const hasTds = await bearsTds(tx, store, at, earned + shipment.shipping);
  const taxes = { ...rates, tds: hasTds ? rates.tds : 0 };
  const entries: Entry[] = [];
  for (const { item, sale } of lines) {
    const part = { storeId: store.id, orderItemId: item.id };
    const categoryId = await categoryOf(tx, item.productId);
    const commission = await commissionRate(tx, { storeId: store.id, categoryId, at });
    entries.push(
      ...lineEntries({ ...part, about: 'goods' }, splitSale(sale, { commission, ...taxes })),
    );
    if (item !== principal?.item) continue;
    const shipping = splitSale(shippingSale(shipment.shipping, item), { commission: 0, ...taxes });
    entries.push(...lineEntries({ ...part, about: 'shipping' }, shipping));
  }
  const reference = `delivery:${shipmentId}`;
  return post(tx, { kind: 'delivery', reference, orderId: shipment.orderId, at, entries });
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

/** Delivery is a part of the supply that it goes with, so its fee bears GST at the same rate. */
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

async function bearsTds(
  tx: Database,
  store: { id: number; pan: string },
  at: Date,
  earned: number,
): Promise<boolean> {
  if (!isPersonal(store.pan)) return true;
  // Two deliveries at once must not both stay below the limit.
  await tx
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.id, store.id))
    .for('no key update');
  return (await grossOfYear(tx, store.id, at)) + earned > tdsFreeLimit;
}

async function deliveredAt(tx: Database, shipmentId: number, fallback: Date): Promise<Date> {
  const [event] = await tx
    .select({ at: shipmentEvents.at })
    .from(shipmentEvents)
    .where(and(eq(shipmentEvents.shipmentId, shipmentId), eq(shipmentEvents.status, 'delivered')))
    .orderBy(desc(shipmentEvents.at))
    .limit(1);
  return event?.at ?? fallback;
}

async function categoryOf(tx: Database, productId: number): Promise<number> {
  const [product] = await tx
    .select({ id: products.categoryId })
    .from(products)
    .where(eq(products.id, sql`${productId}`));
  if (!product) throw new Error(`product ${productId} of a delivered line is missing`);
  return product.id;
}
