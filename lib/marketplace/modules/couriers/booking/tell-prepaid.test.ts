import { eq, sql } from 'drizzle-orm';
import { audit } from '../../../audit/audit';
import { courierBookings, prepaidNotices } from '../../../kernel/db/schema/couriers';
import { shipments } from '../../../kernel/db/schema/orders';
import { payments } from '../../../kernel/db/schema/payments';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { setUp } from '../../../providers/common/set-up';
import type { CourierRoute } from '../../../providers/couriers/provider';
import { findShipment } from '../../../providers/couriers/test/books';
import { payableOrders } from '../../orders/payable-orders';
import { operatorToken } from '../../orders/testing/orders';
import { type CourierMarket, openCourierMarket } from '../testing/courier-market';
import { bookCourier } from './book';
import { askBookings } from './settle-booking';
import { tellPrepaid } from './tell-prepaid';

const minute = 60_000;

describe.each(testDatabases)('couriers of orders paid online since on $name', ({ open }) => {
  let market: CourierMarket;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    market = await openCourierMarket(await open());
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await market.close();
  });

  const bookingOf = async (id: number) => {
    const [booking] = await market.bookingsOf(id);
    if (!booking) throw new Error(`shipment ${id} was not booked`);
    return booking;
  };
  async function booked() {
    const id = await market.packed();
    expect((await market.book(id)).status).toBe(200);
    return { id, booking: await bookingOf(id) };
  }

  /** Pays the order of a shipment online, as the capture of a payment does. */
  async function payOnline(shipmentId: number, now = new Date()) {
    await market.db.transaction(async (tx) => {
      const [shipment] = await tx.select().from(shipments).where(eq(shipments.id, shipmentId));
      const orderId = shipment?.orderId ?? 0;
      const paid = await payableOrders.payOnline(tx, orderId, { method: 'upi', now });
      expect(paid).toHaveProperty('owed');
      await tx
        .update(payments)
        .set({ method: 'upi', status: 'captured', captured: true, processedAt: now })
        .where(eq(payments.orderId, orderId));
    });
  }

  const noticeOf = async (bookingId: number) => {
    const [notice] = await market.db
      .select()
      .from(prepaidNotices)
      .where(eq(prepaidNotices.bookingId, bookingId));
    return notice;
  };
  const cashOf = async (awb: string | null) =>
    (await findShipment(market.db, { awb: awb ?? '' })).cash;
  const tell = (minutesLater = 0) =>
    tellPrepaid(market.context, new Date(Date.now() + minutesLater * minute + 1));
  const waiting = async (number: string, lang?: 'hi') => {
    const path = '/api/operator/courier-bookings?limit=100';
    const { body } = await market.api.call('GET', path, { token: operatorToken, lang });
    return body.data.bookings.find((one: { number: string }) => one.number === number);
  };

  it('are told to collect nothing, once, by the job', async () => {
    const { id, booking } = await booked();
    expect(await cashOf(booking.awb)).toBeGreaterThan(0);
    await payOnline(id);
    expect(await noticeOf(booking.id)).toMatchObject({ state: 'waiting', tries: 0 });
    expect(await cashOf(booking.awb)).toBeGreaterThan(0);
    expect(await tell()).toBe(1);
    expect(await cashOf(booking.awb)).toBe(0);
    expect(await noticeOf(booking.id)).toMatchObject({ state: 'told', askAt: null, words: null });
    expect(await tell(60)).toBe(0);
    expect(await waiting(booking.number)).toBeUndefined();
  });

  it('are told nothing of an order that is paid at the door, or was paid before the booking', async () => {
    const atTheDoor = await booked();
    expect(await noticeOf(atTheDoor.booking.id)).toBeUndefined();
    const id = await market.packed();
    await payOnline(id);
    await market.book(id);
    const { id: bookingId, awb } = await bookingOf(id);
    expect([await noticeOf(bookingId), await cashOf(awb)]).toEqual([undefined, 0]);
  });

  it.each(['server_error', 'answer_lost', 'hang'] as const)(
    'are told again after a call that failed: %s',
    async (fault) => {
      const { id, booking } = await booked();
      await payOnline(id);
      await market.fault(fault, booking.number);
      await tell();
      expect(await noticeOf(booking.id)).toMatchObject({ state: 'waiting', tries: 1 });
      expect(await tell()).toBe(0);
      await tell(5);
      expect(await cashOf(booking.awb)).toBe(0);
      expect(await noticeOf(booking.id)).toMatchObject({ state: 'told', tries: 2 });
    },
  );

  it('that refuse are shown to operators until the shipment has arrived', async () => {
    const { id, booking } = await booked();
    await market.fault('attempt_fails', booking.number);
    for (let part = 0; part < 80; part++) {
      await market.pass(0.1);
      const { scans } = await findShipment(market.db, { awb: booking.awb ?? '' });
      if (scans.at(-1)?.kind === 'out_for_delivery') break;
    }
    await payOnline(id);
    await tell();
    expect(await noticeOf(booking.id)).toMatchObject({ state: 'refused', askAt: null });
    expect(await waiting(booking.number)).toMatchObject({
      state: 'cash_refused',
      words: 'The rider has it already',
    });
    await market.db.update(shipments).set({ status: 'delivered' }).where(eq(shipments.id, id));
    expect(await waiting(booking.number)).toBeUndefined();
    await market.db
      .update(shipments)
      .set({ status: 'out_for_delivery' })
      .where(eq(shipments.id, id));
  });

  it('that are silent are shown after ten minutes, and given up after a day', async () => {
    const { id, booking } = await booked();
    await payOnline(id, new Date(Date.now() - 11 * minute));
    await market.fault('server_error', booking.number);
    await tell();
    expect(await waiting(booking.number)).toMatchObject({ state: 'cash_untold', tries: 1 });
    await market.db
      .update(prepaidNotices)
      .set({ tries: 29 })
      .where(eq(prepaidNotices.bookingId, booking.id));
    await market.fault('server_error', booking.number);
    await tell(120);
    expect(await noticeOf(booking.id)).toMatchObject({ state: 'refused', words: 'unavailable' });
  });

  it('whose booking was cancelled are not told', async () => {
    const { id, booking } = await booked();
    await payOnline(id);
    await market.db
      .update(courierBookings)
      .set({ state: 'cancelled', pollAt: null })
      .where(eq(courierBookings.id, booking.id));
    await market.db
      .update(shipments)
      .set({ courier: null, carrier: null, awb: null })
      .where(eq(shipments.id, id));
    await tell();
    expect(await noticeOf(booking.id)).toMatchObject({ state: 'dropped' });
  });

  it('are told of a booking that was on its way when the order was paid', async () => {
    const id = await market.packed();
    const { order_number: number } = await market.view(id);
    await market.fault('answer_lost', `${number}-${id}-1`);
    await market.book(id);
    const { id: bookingId, state } = await bookingOf(id);
    expect(state).toBe('requested');
    await payOnline(id);
    await tell();
    expect(await noticeOf(bookingId)).toMatchObject({ state: 'waiting', tries: 1 });
    await askBookings(market.context, new Date(Date.now() + 2 * 60 * minute));
    await tell(5);
    expect(await cashOf((await bookingOf(id)).awb)).toBe(0);
  });

  it('are told of a booking that began before the payment and was written after it', async () => {
    const id = await market.packed();
    const [courier] = market.context.couriers.all;
    if (!courier) throw new Error('no courier is set up');
    const slow = {
      ...courier,
      async services(route: CourierRoute) {
        await payOnline(id);
        return courier.services(route);
      },
    };
    const given = { storeId: market.seller.store.id, shipmentId: id, prefer: 'cheapest' } as const;
    await bookCourier({ db: market.db, couriers: setUp([slow]) }, { ...given, now: new Date() });
    const { id: bookingId, awb } = await bookingOf(id);
    expect(await noticeOf(bookingId)).toMatchObject({ state: 'waiting' });
    await tell();
    expect(await cashOf(awb)).toBe(0);
  });

  it('stand in books that agree', async () => {
    const rules = (await audit(market.db)).map(({ rule }) => rule);
    expect(rules.filter((rule) => /courier is/.test(rule))).toEqual([]);
    await market.db.execute(sql`update orders set was_cash = false, payment_method = 'cod'`);
    expect((await audit(market.db)).map(({ rule }) => rule)).toContain(
      'a courier is told of a payment that was never made',
    );
  });
});
