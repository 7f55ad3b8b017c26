import { eq } from 'drizzle-orm';
import { courierBookings, courierEvents, prepaidNotices } from '../../kernel/db/schema/couriers';
import { jobFaults } from '../../kernel/db/schema/ledger';
import { testDatabases } from '../../kernel/db/testing/databases';
import { poison } from '../../kernel/db/testing/poison';
import { askBookings } from './booking/settle-booking';
import { tellPrepaid } from './booking/tell-prepaid';
import { readScans } from './scans/inbox';
import { askForScans } from './scans/poll';
import { type CourierMarket, openCourierMarket } from './testing/courier-market';

const later = () => new Date(Date.now() + 2 * 3_600_000);

describe.each(testDatabases)('one bad row of a courier on $name', ({ open }) => {
  let market: CourierMarket;

  beforeAll(async () => {
    market = await openCourierMarket(await open());
  });
  afterAll(() => market.close());
  afterEach(() => market.db.delete(jobFaults));

  it('among bookings holds up no other', async () => {
    const ids = [await market.packed(), await market.packed()];
    for (const id of ids) {
      const { order_number: number } = await market.view(id);
      await market.fault('server_error', `${number}-${id}-1`);
      await market.book(id);
    }
    const [bad] = await market.bookingsOf(ids[0] ?? 0);
    const mend = await poison(
      market.db,
      'courier_bookings',
      'update',
      `new.id = ${bad?.id} and new.state = 'booked'`,
    );
    await askBookings(market.context, later());
    expect((await market.view(ids[1] ?? 0)).booking?.state).toBe('booked');
    expect((await market.view(ids[0] ?? 0)).booking?.state).toBe('requested');
    expect(await market.db.$count(jobFaults)).toBe(1);
    await mend();
  });

  it('among bookings that were paid since holds up no other', async () => {
    const notices = [];
    for (const id of [await market.packed(), await market.packed()]) {
      await market.book(id);
      const [booking] = await market.bookingsOf(id);
      notices.push({ bookingId: booking?.id ?? 0, askAt: new Date() });
    }
    await market.db.insert(prepaidNotices).values(notices);
    const [bad, good] = notices.map(({ bookingId }) => bookingId);
    const mend = await poison(
      market.db,
      'prepaid_notices',
      'update',
      `new.booking_id = ${bad} and new.state = 'told'`,
    );
    await tellPrepaid(market.context, later());
    const rows = await market.db.select().from(prepaidNotices);
    const stateOf = (id?: number) => rows.find(({ bookingId }) => bookingId === id)?.state;
    expect([stateOf(good), stateOf(bad)]).toEqual(['told', 'waiting']);
    expect(await market.db.$count(jobFaults)).toBe(1);
    await mend();
  });

  it('among events holds up no other', async () => {
    const event = { provider: 'test', type: 'scan', payload: { type: 'scan' } };
    const [bad, good] = await market.db
      .insert(courierEvents)
      .values([
        { ...event, eventId: 'bad' },
        { ...event, eventId: 'good' },
      ])
      .returning();
    const mend = await poison(
      market.db,
      'courier_events',
      'update',
      `new.id = ${bad?.id} and new.read_at is not null`,
    );
    await readScans(market.context, later());
    const [read] = await market.db
      .select()
      .from(courierEvents)
      .where(eq(courierEvents.id, good?.id ?? 0));
    expect(read?.readAt).not.toBeNull();
    expect(await market.db.$count(jobFaults)).toBe(1);
    await mend();
  });

  it('among tracked shipments holds up no other', async () => {
    const ids = [await market.packed(), await market.packed()];
    for (const id of ids) await market.book(id);
    const { testCourier } = market;
    testCourier.connect(() => new Response(null, { status: 500 }));
    await testCourier.run(3);
    const [bad] = await market.bookingsOf(ids[0] ?? 0);
    const mend = await poison(market.db, 'courier_scans', 'insert', `new.booking_id = ${bad?.id}`);
    await market.db.update(courierBookings).set({ pollAt: new Date() });
    await askForScans(market.context, later());
    expect((await market.view(ids[1] ?? 0)).status).not.toBe('packed');
    expect((await market.view(ids[0] ?? 0)).status).toBe('packed');
    expect(await market.db.$count(jobFaults)).toBe(1);
    await mend();
  });
});
