import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { addresses, users } from '../../kernel/db/schema/accounts';
import { mailOutbox } from '../../kernel/db/schema/mails';
import { advanceShipment, splitShipment } from '../../modules/orders';
import { addReview } from '../../modules/reviews';
import { postEvents } from '../../modules/settlement';
import { demoShopper } from '../accounts';
import type { Buyer } from '../demo-store/buyers';
import { cancelAt } from '../demo-store/cancel-at';
import type { Step } from '../demo-store/insert-order';
import { applicationNumber } from '../store-rows';
import { carry, trips } from './carried';
import { type Good, listGoods } from './goods';
import { returnFirstLine } from './returns';
import type { Living, Sale } from './sale';
import { keepForShopper } from './shopper-lists';
import { type Written, writeSales } from './write-sales';

const hour = 3_600_000;
const day = 24 * hour;

/** The states of the demo shopper's orders; each order is there once. The test courier carries those of `trips`. */
type Name =
  | 'unpaid'
  | 'placed'
  | 'packed'
  | 'on its way'
  | 'in two shipments'
  | 'fresh'
  | 'cancelled'
  | 'sent back'
  | 'reviewed'
  | keyof typeof trips;

type Plan = {
  name: Name;
  method: Sale['method'];
  /** Indexes of goods; several mean several stores. */
  goods: readonly number[];
  quantity?: number;
  /** Hours since each step, from `placed` on; none for an order that waits for its payment. */
  steps: readonly number[];
};

const way = [
  ...(['placed', 'confirmed', 'packed', 'shipped'] as const),
  ...(['out_for_delivery', 'delivered'] as const),
];

const plans: readonly Plan[] = [
  { name: 'reviewed', method: 'upi', goods: [0], steps: [1010, 1004, 990, 980, 925, 920] },
  { name: 'sent back', method: 'cod', goods: [1], steps: [620, 612, 600, 590, 545, 540] },
  { name: 'went back', method: 'cod', goods: [20], steps: [312, 306, 286] },
  { name: 'cancelled', method: 'cod', goods: [2], steps: [290, 285] },
  { name: 'fresh', method: 'upi', goods: [3, 4], steps: [150, 142, 130, 122, 54, 50] },
  { name: 'to be tried again', method: 'upi', goods: [21], steps: [110, 104, 86] },
  { name: 'on its way', method: 'upi', goods: [5], quantity: 2, steps: [84, 80, 66, 58, 2] },
  { name: 'in two shipments', method: 'upi', goods: [22], quantity: 2, steps: [40, 33] },
  { name: 'packed', method: 'card', goods: [6], steps: [34, 29, 8] },
  { name: 'placed', method: 'cod', goods: [7, 8], steps: [5] },
  { name: 'unpaid', method: 'upi', goods: [9], steps: [] },
];

/** Hours since an unpaid order was placed: half of the time for paying it is left. */
const unpaidSince = 0.1;

/** Returns goods of different stores in turn that can be returned, of middling price: things one buys for oneself. */
function choose(goods: readonly Good[]): Good[] {
  const fit = goods.filter(({ product }) => {
    const isMiddling = product.price > 25_000 && product.price < 350_000;
    return isMiddling && product.returnPolicy.startsWith('return') && product.stock > 20;
  });
  const chosen: Good[] = [];
  const isNew = ({ product, store }: Good) =>
    chosen.every((other) => other.product.listingId !== product.listingId) &&
    chosen.slice(-3).every((other) => other.store.id !== store.id);
  while (chosen.length < 24) {
    const next = fit.find(isNew);
    if (!next) break;
    chosen.push(next);
  }
  return chosen;
}

/** Puts a good of the demo vendor at the place of what is to be tried again, so that its desk shows one. */
function withVendor(chosen: Good[], all: readonly Good[]): Good[] {
  const place = plans.find(({ name }) => name === 'to be tried again')?.goods[0];
  const good = all.find(
    ({ store, product }) =>
      store.applicationNumber === applicationNumber(0) &&
      chosen.every((other) => other.product.listingId !== product.listingId),
  );
  return chosen.map((one, index) => (index === place && good) || one);
}

async function findShopper(db: Database): Promise<Buyer | undefined> {
  const [row] = await db
    .select({ user: users, home: addresses })
    .from(users)
    .innerJoin(addresses, eq(addresses.userId, users.id))
    .where(eq(users.email, demoShopper.email))
    .orderBy(addresses.id)
    .limit(1);
  if (!row) return undefined;
  const { fullName, phone, fullAddress, landmark, city, state, pincode } = row.home;
  const near = landmark ? { landmark } : {};
  const address = { full_name: fullName, phone, full_address: fullAddress, city, state, pincode };
  return { id: row.user.id, locale: 'en', address: { ...address, ...near } };
}

/**
 * Gives the demo shopper what somebody has after three months: eleven orders, one in each state, two of several
 * stores and one in two shipments, a return, a review, a cart, things kept and wished for. Where nobody takes payments online all of it is paid
 * on delivery, and no order waits for its payment; without the test courier no delivery failed.
 */
export async function insertShopperStory(
  db: Database,
  { now, takesOnline, isCarried }: Living & { now: Date },
): Promise<void> {
  const all = await listGoods(db);
  const goods = withVendor(choose(all), all);
  const buyer = await findShopper(db);
  if (!buyer || goods.length < plans.length + 4) return;
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const made = plans
    .filter(({ name }) => (takesOnline || name !== 'unpaid') && (isCarried || !(name in trips)))
    .map(({ name, method, goods: chosen, quantity = 1, steps }): Sale & { name: Name } => ({
      ...{ name, key: `of the demo shopper ${name}`, buyer },
      method: takesOnline ? method : 'cod',
      lines: chosen.flatMap((index) => {
        const good = goods[index];
        return good ? [{ good, quantity }] : [];
      }),
      placedAt: ago(steps[0] ?? unpaidSince),
      steps: steps.length
        ? () => steps.map((hours, n) => ({ status: way[n], at: ago(hours) })) as [Step, ...Step[]]
        : undefined,
    }));
  const written = await writeSales(db, made);
  await postEvents(db);
  const saleOf = (name: Name) => written[made.findIndex((sale) => sale.name === name)];
  await cancelOne(db, saleOf('cancelled'));
  await returnOne(db, saleOf('sent back'));
  await reviewOne(db, saleOf('reviewed'));
  for (const trip of ['went back', 'to be tried again'] as const) {
    const sale = saleOf(trip);
    if (sale) await carry(db, { sale, trip, now });
  }
  await postEvents(db);
  await packInTwo(db, saleOf('in two shipments'), ago);
  await keepForShopper(db, { userId: buyer.id, goods, unpaid: saleOf('unpaid'), now });
  // Invented orders send no mails.
  await db.delete(mailOutbox);
}

async function cancelOne(db: Database, sale: Written | undefined): Promise<void> {
  if (!sale) return;
  await cancelAt(db, {
    ...{ orderId: sale.orderId, shipmentId: sale.shipments[0]?.id ?? 0 },
    by: { by: 'shopper', userId: sale.buyer.id },
    body: { reason: 'I found it in the other colour.' },
    at: new Date(sale.placedAt.getTime() + 7 * hour),
  });
}

/** Splits a sale's shipment: one part is on its way, the other is packed. */
async function packInTwo(
  db: Database,
  sale: Written | undefined,
  ago: (hours: number) => Date,
): Promise<void> {
  const [shipment] = sale?.shipments ?? [];
  const [item] = shipment?.items ?? [];
  if (!shipment || !item) return;
  const { id: sent, storeId } = shipment;
  const items = [{ id: item, quantity: 1 }];
  const left = await splitShipment(db, { storeId, shipmentId: sent, items, now: ago(30) });
  const by = { kind: 'operator', id: null } as const;
  const carriage = { carrier: 'Pavan Couriers (Demo)', awb: `PVN${80_000_000 + sent}` };
  const tracking_url = `https://track.pavan.example/${carriage.awb}`;
  await advanceShipment(db, { shipmentId: sent, by, to: 'packed', now: ago(28) });
  const sentWith = { ...carriage, tracking_url };
  await advanceShipment(db, { shipmentId: sent, by, to: 'shipped', now: ago(21), ...sentWith });
  await advanceShipment(db, { shipmentId: left, by, to: 'packed', now: ago(5) });
}

async function returnOne(db: Database, sale: Written | undefined): Promise<void> {
  const delivered = sale?.steps?.(0).at(-1)?.at;
  if (!sale || !delivered) return;
  await returnFirstLine(db, {
    sale,
    reason: 'not_as_described',
    comment: 'The colour is darker than on the picture.',
    requestedAt: new Date(delivered.getTime() + 1.2 * day),
    reference: 'DEMO00000000199',
  });
}

async function reviewOne(db: Database, sale: Written | undefined): Promise<void> {
  const productId = sale?.lines[0]?.good.product.id;
  if (!sale || !productId) return;
  await addReview(db, {
    ...{ userId: sale.buyer.id, productId },
    lang: 'en',
    body: {
      rating: 5,
      title: 'Just what I was looking for',
      comment: 'Well packed, here two days early, and as good as it looks on the pictures.',
      pictures: [],
    },
  });
}
