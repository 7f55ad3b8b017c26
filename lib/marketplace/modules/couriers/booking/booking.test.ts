import { testDatabases } from '../../../kernel/db/testing/databases';
import { testShipments } from '../../../providers/couriers/test/schema';
import { type CourierMarket, openCourierMarket } from '../testing/courier-market';
import { askBookings } from './settle-booking';

const hour = 3_600_000;

describe.each(testDatabases)('booking a courier on $name', ({ open }) => {
  let market: CourierMarket;

  beforeAll(async () => {
    market = await openCourierMarket(await open());
  });
  afterAll(() => market.close());
  const atCourier = (number = '') =>
    market.db.$count(testShipments).then(async () => {
      const all = await market.db.select().from(testShipments);
      return all.filter((one) => one.number === number).length;
    });

  it('offers services with days and price, the cheapest first', async () => {
    const { body } = await market.call('GET', `${await market.packed()}/couriers?grams=900`);
    expect(body.data.grams).toBe(900);
    const [first, second] = body.data.offers;
    expect(first).toMatchObject({ provider: 'test', is_cheapest: true, is_fastest: false });
    expect(second).toMatchObject({ is_cheapest: false, is_fastest: true });
    expect(first.price).toBeLessThan(second.price);
    expect(first.days).toBeGreaterThan(second.days);
  });

  it('gives the shipment a carrier and a number, and leaves the rest to scans', async () => {
    const id = await market.packed();
    const { status, body } = await market.book(id);
    expect(status).toBe(200);
    const { carrier, booking, moves, courier } = body.data;
    expect(carrier).toMatchObject({ name: 'Haat Test Surface', awb: booking.awb });
    expect({ moves, courier }).toEqual({ moves: [], courier: 'test' });
    expect(booking.state).toBe('booked');
    for (const step of ['ship', 'out-for-delivery', 'deliver']) {
      const sent = step === 'ship' ? { carrier: 'Delhivery', awb: '1' } : {};
      expect((await market.call('POST', `${id}/${step}`, sent)).status).toBe(409);
    }
  });

  it('books once, however often and at the same time', async () => {
    const id = await market.packed();
    const answers = await Promise.all([market.book(id), market.book(id), market.book(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await market.book(id);
    const bookings = await market.bookingsOf(id);
    expect(bookings).toHaveLength(1);
    expect(await atCourier(bookings[0]?.number)).toBe(1);
  });

  it.each(['answer_lost', 'hang', 'server_error'] as const)(
    'asks by our number after %s, and never books twice',
    async (fault) => {
      const id = await market.packed();
      const { order_number: number } = await market.view(id);
      await market.fault(fault, `${number}-${id}-1`);
      const { body } = await market.book(id);
      expect(body.data).toMatchObject({ courier: 'test', booking: { state: 'requested' } });
      expect((await market.book(id)).body.data.booking.state).toBe('requested');
      await askBookings(market.context, new Date(Date.now() + hour));
      const shown = await market.view(id);
      expect(shown.booking).toMatchObject({ state: 'booked', awb: shown.carrier?.awb });
      expect(await market.bookingsOf(id)).toHaveLength(1);
      expect(await atCourier(`${number}-${id}-1`)).toBe(1);
    },
  );

  it('is cancelled until the pick-up; then the store delivers by itself, or books anew', async () => {
    const id = await market.packed();
    await market.book(id);
    const { body } = await market.call('POST', `${id}/cancel-booking`, {});
    expect(body.data).toMatchObject({ courier: null, carrier: null, moves: ['shipped'] });
    await market.book(id);
    expect((await market.bookingsOf(id)).map(({ state }) => state).sort()).toEqual([
      'booked',
      'cancelled',
    ]);
    await market.pass(1);
    expect((await market.call('POST', `${id}/cancel-booking`, {})).status).toBe(409);
  });

  it('is only for packed shipments of the own store', async () => {
    const id = await market.packed();
    await market.call('POST', `${id}/ship`, { carrier: 'Delhivery', awb: `OWN${id}` });
    expect((await market.book(id)).status).toBe(409);
    expect((await market.book(99_999_999)).status).toBe(404);
  });

  it('answers for each of many', async () => {
    const [one, other] = [await market.packed(), await market.packed()];
    const ids = [one, 99_999_999, other];
    const { body } = await market.call('POST', 'book', { ids, prefer: 'fastest' });
    const [first, second, third] = body.data.results;
    expect(first).toMatchObject({ id: one, state: 'booked', message: null });
    expect(second).toMatchObject({ state: null, message: expect.stringMatching(/\w/) });
    expect(third.awb).not.toBe(first.awb);
  });
});
