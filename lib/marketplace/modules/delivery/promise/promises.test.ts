import { asc, eq, sql } from 'drizzle-orm';
import type { PromiseReport } from '@/lib/contract/schemas/operators/promises';
import { dayOf, daysAfter, noonOf } from '@/lib/time/india';
import type { Database } from '../../../kernel/db/connection';
import { courierBookings, courierScans } from '../../../kernel/db/schema/couriers';
import { deliveryDays, deliveryLanes } from '../../../kernel/db/schema/learned';
import { shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { defaultSettings } from '../../../kernel/settings/registry';
import { type CourierMarket, openCourierMarket } from '../../couriers/testing/courier-market';
import { codOrder, operatorToken } from '../../orders/testing/orders';
import { makeShipment } from '../../orders/testing/seller-shipment';
import { deliveryWindow } from '../estimate';
import { deliveryRules } from '../rules';
import { anyWeekday, toLearned } from './lanes';
import { learnPromises } from './learn';

type Lane = Parameters<typeof toLearned>[0][number];

const lane: Omit<Lane, 'days'> = {
  ...{ courier: '', zone: 'city', origin: 'MH', destination: '411', weekday: anyWeekday },
};

describe('the promised day', () => {
  // A Friday morning: goods leave the same day.
  const now = new Date('2026-08-14T10:00:00+05:30');
  const store = { id: 7, pincode: '411001', holidayFrom: null, holidayTo: null };
  const days = (lanes: Lane[], more: object = {}) => {
    const learned = toLearned(lanes, [{ storeId: 7, courier: 'own' }]);
    const { earliest, latest } = deliveryWindow(
      { ...deliveryRules(defaultSettings), learned, ...more },
      ...([store, '411045', now] as const),
    );
    return [earliest, latest];
  };

  it('is one day, of the narrowest lane that is known', () => {
    const broad = { ...lane, origin: '', destination: '', days: 9 };
    const state = { ...lane, destination: 'MH', days: 8 };
    const district = { ...lane, days: 7 };
    const friday = { ...district, weekday: 4, days: 6 };
    const own = { ...district, courier: 'own', days: 5 };
    const ownFriday = { ...own, weekday: 4, days: 4 };
    const others: Lane[] = [
      { ...district, weekday: 3, days: 1 },
      { ...district, courier: 'test', days: 1 },
      { ...district, zone: 'state', days: 1 },
      { ...district, destination: '400', days: 1 },
      { ...district, origin: 'GJ', days: 1 },
    ];
    expect(days(others)).toEqual(['2026-08-15', '2026-08-16']);
    const known = [...others];
    for (const next of [broad, state, district, friday, own, ownFriday]) {
      known.push(next);
      const day = daysAfter('2026-08-14', next.days);
      expect(days(known)).toEqual([day, day]);
    }
  });

  it('has the days of a rule of the pincode on top, and none before the holiday is over', () => {
    const rule = { prefix: '411', served: true, cash: true, extra_days: 3, extra_fee: 0 };
    const known = [{ ...lane, days: 2 }];
    expect(days(known, { pincodes: [rule] })[1]).toBe('2026-08-19');
    const rules = { ...deliveryRules(defaultSettings), learned: toLearned(known) };
    const away = { ...store, holidayFrom: '2026-08-10', holidayTo: '2026-08-20' };
    expect(deliveryWindow(rules, away, '411045', now).latest).toBe('2026-08-23');
  });
});

describe.each(testDatabases)('days that are learned on $name', ({ open }) => {
  let market: CourierMarket;
  let db: Database;
  const today = dayOf(new Date());
  const dayFromToday = (count: number) => daysAfter(today, count);
  /** Each call is another time of learning. */
  let turn = 0;
  const learn = (at = new Date()) => learnPromises(db, new Date(at.getTime() + ++turn));
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    market = await openCourierMarket(await open());
    ({ db } = market);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await market.close();
  });

  type Sent = { took: number; ago?: number; by?: 'test' | 'code' | 'word'; storeId?: number };

  /** Writes a shipment that was to leave some days ago and took so many days, with its courier's scans. */
  async function deliver({ took, ago = 20, by = 'test', storeId = market.seller.store.id }: Sent) {
    const leavesOn = dayFromToday(-ago);
    const at = noonOf(daysAfter(leavesOn, took));
    const id = await makeShipment(db, storeId, {
      ...{ status: 'delivered', placedAt: noonOf(leavesOn), at },
    });
    const expectedTo = noonOf(daysAfter(leavesOn, 4));
    const receivedBy = by === 'code' ? { receivedBy: by, receivedAt: at } : {};
    await db
      .update(shipments)
      .set({ leavesOn, expectedTo, ...receivedBy })
      .where(eq(shipments.id, id));
    if (by !== 'test') return id;
    const [booking] = await db
      .insert(courierBookings)
      .values({
        ...{ shipmentId: id, provider: 'test', number: `HT-${id}`, service: 'surface', days: 4 },
        ...{ serviceName: 'Surface', price: 5000, grams: 500, state: 'booked', awb: `77${id}` },
        bookedAt: noonOf(leavesOn),
      })
      .returning();
    const scan = { bookingId: booking?.id ?? 0, words: '', receivedAt: new Date() };
    await db.insert(courierScans).values([
      { ...scan, key: 'picked', kind: 'picked_up', at: noonOf(leavesOn) },
      { ...scan, key: 'there', kind: 'delivered', at },
    ]);
    return id;
  }

  const many = async (count: number, sent: Sent) => {
    for (let each = 0; each < count; each++) await deliver(sent);
  };

  /** Reads the promised day at the product, its card, the cart, the check-out and the order. */
  async function told() {
    const { api, seller } = market;
    const { store } = seller;
    const shopper = await makeShopper(db);
    const product = await makeProduct(db, { storeId: store.id });
    const line = await makeCartLine(db, shopper.id, product);
    const { token } = shopper;
    const one = await api.call('GET', `/api/products/${product.id}/delivery?pincode=411001`);
    const card = await api.call('GET', `/api/delivery?pincode=411001&stores=${store.id}`);
    const body = { items: [line], pincode: '411001' };
    const quote = await api.call('POST', '/api/checkout/quote', { token, body });
    const placed = await api.call('POST', '/api/orders', { token, body: codOrder([line]) });
    const { expected } = placed.body.data.shipments[0];
    return [
      one.body.data,
      card.body.data.stores[0],
      quote.body.data.stores[0],
      { earliest: dayOf(expected.earliest), latest: dayOf(expected.latest) },
    ].map(({ earliest, latest }) => [earliest, latest]);
  }

  const leaves = () => dayOf(Date.now() + 10 * 3_600_000);

  it('are those of the zone while too few came', async () => {
    await many(15, { took: 3 });
    await many(4, { took: 6 });
    expect(await learn()).toBe(19);
    const zone = [daysAfter(leaves(), 1), daysAfter(leaves(), 2)];
    expect(await told()).toEqual([zone, zone, zone, zone]);
  });

  it('are the day that four of five kept, the same wherever it is told', async () => {
    // Neither a store's word nor what came long ago teaches anything; the code that was read out does.
    await many(9, { took: 0, by: 'word' });
    await many(9, { took: 0, ago: 120 });
    expect(await learn()).toBe(0);
    await deliver({ took: 3, by: 'code' });
    expect(await learn()).toBe(1);
    const day = daysAfter(leaves(), 3);
    expect(await told()).toEqual(Array(4).fill([day, day]));
    const [order] = await db
      .select({ leavesOn: shipments.leavesOn })
      .from(shipments)
      .where(sql`${shipments.leavesOn} >= ${today}`)
      .orderBy(asc(shipments.id));
    expect(order?.leavesOn).toBe(leaves());
  });

  it('are learned anew each day, and read once', async () => {
    await many(6, { took: 6 });
    expect(await learn()).toBe(6);
    const city = () =>
      db
        .select()
        .from(deliveryLanes)
        .where(sql`courier = '' and weekday = -1 and destination = '411'`);
    expect(await city()).toMatchObject([{ deliveries: 20, days: 3 }]);
    const tomorrow = new Date(Date.now() + 86_400_000);
    expect(await learn(tomorrow)).toBe(0);
    expect(await city()).toMatchObject([{ deliveries: 26, days: 6 }]);
    // After three months they count no more.
    await learn(new Date(Date.now() + 80 * 86_400_000));
    expect(await city()).toEqual([]);
    expect(await db.$count(deliveryDays)).toBe(0);
  });

  it('count on the clock of a courier that was put forward', async () => {
    const { store } = market.seller;
    await db.delete(courierScans);
    await db.delete(shipmentEvents);
    for (let each = 0; each < 3; each++) {
      const id = await makeShipment(db, store.id, {
        status: 'packed',
        address: { pincode: '560001' },
      });
      const expectedTo = noonOf(dayFromToday(1));
      await db.update(shipments).set({ leavesOn: today, expectedTo }).where(eq(shipments.id, id));
      await market.fault('attempt_fails');
      expect((await market.book(id)).status).toBe(200);
    }
    await market.pass(12);
    expect(await learn()).toBe(3);
    const rows = await db.select().from(deliveryDays);
    // The surface service takes six days across India, and one more after the failed attempt.
    expect(rows.map(({ days }) => days).toSorted()).toEqual([7, 7, 7]);
    expect(rows.every(({ isKept }) => !isKept)).toBe(true);
    const report = await market.api.call('GET', '/api/operator/delivery-promises', {
      token: operatorToken,
    });
    expect(report.body.data).toMatchObject({
      ...{ deliveries: 3, kept: 0 },
      lanes: [
        { courier: 'test', from: 'MH', to: 'KA', deliveries: 3, kept: 0, median: 7, days: 7 },
      ],
    } satisfies Partial<Record<keyof PromiseReport, unknown>>);
  });
});
