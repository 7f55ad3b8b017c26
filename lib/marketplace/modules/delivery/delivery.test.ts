import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeDeal, makeProduct, makeStore } from '../../kernel/db/testing/fixtures';
import { defaultSettings } from '../../kernel/settings/registry';
import { daysFrom, deliveryWindow, isServed, takesCash, transitDays } from './estimate';
import { handlingDays } from './pincodes';
import { deliveryRules } from './rules';

const rules = deliveryRules(defaultSettings);

/** Returns a store at a pincode. */
const store = (pincode: string, holiday = { holidayFrom: '', holidayTo: '' }) => ({
  ...{ id: 1, pincode, ...holiday },
});

describe('when a shipment arrives', () => {
  const india = (time: string) => new Date(`${time}+05:30`);

  it.each([
    ['the same city', '411001', '411045', '2026-08-15', '2026-08-16'],
    ['the same state', '411001', '400001', '2026-08-16', '2026-08-18'],
    ['the same region', '411001', '380001', '2026-08-17', '2026-08-19'],
    ['elsewhere', '411001', '700001', '2026-08-18', '2026-08-21'],
    ['a remote place', '411001', '796001', '2026-08-21', '2026-08-26'],
    ['a remote place of the same district', '744101', '744211', '2026-08-15', '2026-08-16'],
  ])('to %s', (_, from, to, earliest, latest) => {
    expect(deliveryWindow(rules, store(from), to, india('2026-08-14T10:00'))).toEqual({
      earliest,
      latest,
    });
  });

  it.each([
    ['2026-08-14T00:00', '2026-08-15'],
    ['2026-08-14T13:59', '2026-08-15'],
    ['2026-08-14T14:00', '2026-08-16'],
    ['2026-08-14T23:59', '2026-08-16'],
    ['2026-12-31T15:00', '2027-01-02'],
  ])("leaves by India's clock: ordered at %s, there on %s at the earliest", (now, earliest) => {
    expect(deliveryWindow(rules, store('411001'), '411002', india(now)).earliest).toBe(earliest);
  });

  it.each([
    ['it begins later', '2026-08-16', '2026-08-20', '2026-08-15'],
    ['it is over', '2026-08-01', '2026-08-13', '2026-08-15'],
    ['it is on', '2026-08-10', '2026-08-20', '2026-08-22'],
    ['it begins today', '2026-08-14', '2026-08-14', '2026-08-16'],
  ])('keeps the holiday of its store: %s', (_, holidayFrom, holidayTo, earliest) => {
    const holiday = { holidayFrom, holidayTo };
    const now = india('2026-08-14T10:00');
    expect(deliveryWindow(rules, store('411001', holiday), '411002', now).earliest).toBe(earliest);
  });

  it('counts days from today in India', () => {
    expect(daysFrom(india('2026-08-14T00:10'), 2)).toBe('2026-08-16');
    expect(daysFrom(india('2026-12-31T23:50'), 1)).toBe('2027-01-01');
  });

  it('is not served, or not for cash, in a few places', () => {
    expect(isServed(rules, '682551')).toBe(false);
    expect(isServed(rules, '744301')).toBe(false);
    expect(isServed(rules, '682001')).toBe(true);
    expect(takesCash(rules, '744101')).toBe(false);
    expect(takesCash(rules, '411001')).toBe(true);
  });
});

describe.each(testDatabases)('checking delivery on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let product: { id: number };

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
    const store = await makeStore(connection.db, { pincode: '411001', freeShippingFrom: 50_000 });
    product = await makeProduct(connection.db, { storeId: store.id, price: 60_000 });
  });
  afterAll(() => connection.close());

  const check = (pincode: string, id = product.id, lang?: 'hi') =>
    api.call('GET', `/api/products/${id}/delivery?pincode=${encodeURIComponent(pincode)}`, {
      lang,
    });

  it('tells where, when and for how much, in the language asked for', async () => {
    const { status, body } = await check('400001');
    expect(status).toBe(200);
    expect(body.data).toEqual({
      serviceable: true,
      cod: true,
      fee: 0,
      earliest: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      latest: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      city: 'Mumbai',
      state: 'Maharashtra',
    });
    expect(body.data.latest > body.data.earliest).toBe(true);
    expect((await check('४००००१', product.id, 'hi')).body.data).toMatchObject({
      city: 'मुंबई',
      state: 'महाराष्ट्र',
    });
  });

  it("asks the store's fee for what costs less than its free shipping, at today's price", async () => {
    const { db } = connection;
    const store = await makeStore(db, { shippingFee: 4_950, freeShippingFrom: 50_000 });
    const { id } = await makeProduct(db, { storeId: store.id, price: 50_000 });
    expect((await check('400001', id)).body.data.fee).toBe(0);
    await makeDeal(db, id, 49_900);
    expect((await check('400001', id)).body.data.fee).toBe(49.5);
    const never = await makeStore(db, { freeShippingFrom: null });
    const dear = await makeProduct(db, { storeId: never.id, price: 900_000 });
    expect((await check('400001', dear.id)).body.data.fee).toBe(49);
  });

  it('says where it does not go', async () => {
    const nothing = { serviceable: false, cod: false, fee: null, earliest: null, latest: null };
    expect((await check('682551')).body.data).toEqual({
      ...nothing,
      city: 'Lakshadweep',
      state: 'Lakshadweep',
    });
    expect((await check('999999')).body.data).toEqual({ ...nothing, city: null, state: null });
    expect((await check('796001')).body.data).toMatchObject({ serviceable: true, cod: false });
  });

  it('says that no pincode begins with 0', async () => {
    const { status, body } = await check('011001');
    expect([status, body.message]).toEqual([422, 'No pincode begins with 0. Please check it.']);
  });

  it.each(['', '41100', '4110011', 'pune', '41100a'])(
    'asks for six digits instead of "%s"',
    async (pincode) => {
      const { status, body } = await check(pincode);
      expect(status).toBe(422);
      expect(body).toMatchObject({
        message: 'Pincode must be 6 digits.',
        errors: { pincode: 'Pincode must be 6 digits.' },
      });
    },
  );

  it('does not know products that are not on sale', async () => {
    const hidden = await makeProduct(connection.db, { isActive: false });
    for (const id of [hidden.id, 999_999]) expect((await check('411001', id)).status).toBe(404);
    expect((await api.call('GET', `/api/products/${product.id}/delivery`)).status).toBe(422);
  });

  it('tells city and state of a pincode, in the language asked for', async () => {
    const find = (pincode: string, lang?: 'hi') =>
      api.call('GET', `/api/pincodes/${encodeURIComponent(pincode)}`, { lang });
    const pune = { pincode: '411001', city: 'Pune', state: 'Maharashtra', state_code: '27' };
    const states = [{ code: '27', name: 'Maharashtra' }];
    expect((await find('411001')).body.data).toEqual({ ...pune, states });
    expect((await find('४११००१', 'hi')).body.data).toEqual({
      ...pune,
      city: 'पुणे',
      state: 'महाराष्ट्र',
      states: [{ code: '27', name: 'महाराष्ट्र' }],
    });
    expect((await find('160014')).body.data).toEqual({
      pincode: '160014',
      city: null,
      state: 'Punjab / Chandigarh',
      state_code: null,
      states: [
        { code: '03', name: 'Punjab' },
        { code: '04', name: 'Chandigarh' },
      ],
    });
    expect((await find('900001')).body.message).toBe(
      'India has no such pincode. Please check the six digits.',
    );
    expect((await find('41100')).body.message).toBe('Pincode must be 6 digits.');
  });
});

it('names days for the whole country that hold for each place', () => {
  const day = 86_400_000;
  const morning = new Date('2026-11-23T04:00:00Z');
  const evening = new Date('2026-11-23T15:00:00Z');
  const today = Date.parse('2026-11-23T00:00:00Z');
  for (const now of [morning, evening]) {
    for (const to of ['411001', '400001', '380001', '110001', '194101']) {
      const { earliest, latest } = deliveryWindow(rules, store('411005'), to, now);
      const least = (Date.parse(earliest) - today) / day;
      const most = (Date.parse(latest) - today) / day;
      expect(least).toBeGreaterThanOrEqual(handlingDays.min + transitDays(rules).min);
      expect(most).toBeLessThanOrEqual(handlingDays.max + transitDays(rules).max);
    }
  }
});
