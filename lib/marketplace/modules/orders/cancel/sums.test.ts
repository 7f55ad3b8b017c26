import fc from 'fast-check';
import type { Totals } from '@/lib/contract/schemas/cart';
import type { Invoice } from '@/lib/contract/schemas/invoices';
import type { Order } from '@/lib/contract/schemas/orders';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { testDatabases } from '../../../kernel/db/testing/databases';
import {
  makeCartLine,
  makeProduct,
  makeShopper,
  makeStore,
} from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { advanceThrough, codOrder, operatorToken, pune } from '../testing/orders';

const paise = (rupees: number) => Math.round(rupees * 100);

/** States of sellers and shoppers, with a pincode of each. */
const places = [
  ['Maharashtra', '411001'],
  ['Karnataka', '560001'],
  ['West Bengal', '700001'],
] as const;
const place = fc.constantFrom(...places);

type Wanted = { price: number; quantity: number; gstRate: number; seller: number };

const line: fc.Arbitrary<Wanted> = fc.record({
  price: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 100, max: 300_000 })),
  quantity: fc.integer({ min: 1, max: 4 }),
  gstRate: fc.constantFrom(0, 5, 18, 40),
  seller: fc.integer({ min: 0, max: places.length - 1 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 4 });

describe.each(testDatabases)('what an order comes to on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let storeIds: number[];

  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
    storeIds = [];
    for (const [state, pincode] of places) {
      storeIds.push((await makeStore(connection.db, { state, pincode })).id);
    }
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await backgroundDone();
    await connection.close();
  });

  async function fill(shopper: { id: number }, wanted: Wanted[]) {
    const items: number[] = [];
    for (const { price, quantity, gstRate, seller } of wanted) {
      const storeId = storeIds[seller];
      const product = await makeProduct(connection.db, { storeId, price, gstRate });
      items.push(await makeCartLine(connection.db, shopper.id, product, quantity));
    }
    return items;
  }

  const cartOf = async (token: string, query = '') =>
    (await api.call('GET', `/api/cart${query}`, { token })).body;

  /** Sums up the goods of all invoices; delivery is a separate line there, with its tax included. */
  function sumsOf(invoices: Invoice[]) {
    const all = invoices.flatMap((invoice) => invoice.lines);
    const goods = all.filter(({ kind }) => kind === 'goods');
    const sum = (of: typeof all, part: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total') =>
      of.reduce((total, one) => total + paise(one[part]), 0);
    return {
      subtotal: sum(goods, 'taxable'),
      tax: sum(goods, 'cgst') + sum(goods, 'sgst') + sum(goods, 'igst'),
      shipping: sum(all, 'total') - sum(goods, 'total'),
      grand_total: sum(all, 'total'),
    };
  }

  function expectIdentity({ subtotal, tax, shipping, discount, rounding, grand_total }: Totals) {
    const exact = paise(subtotal) + paise(tax) - paise(discount) + paise(shipping);
    expect(exact + paise(rounding)).toBe(paise(grand_total));
  }

  it('is the same to the paisa in cart, quote, order and invoices', async () => {
    await fc.assert(
      fc.asyncProperty(lines, place, fc.boolean(), async (wanted, [state, pincode], isCut) => {
        const shopper = await makeShopper(connection.db);
        const { token } = shopper;
        const address = { ...pune, state, pincode };
        await api.call('POST', '/api/addresses', { token, body: address });
        const items = await fill(shopper, wanted);
        const { totals, delivery_state } = await cartOf(token);
        expect(delivery_state).toBe(state);
        expectIdentity(totals);
        const body = { items, pincode };
        const quote = await api.call('POST', '/api/checkout/quote', { token, body });
        expect(quote.body.data.totals).toEqual(totals);
        const placed = await api.call('POST', '/api/orders', {
          token,
          body: codOrder(items, { shipping_address: address }),
        });
        let order: Order = placed.body.data;
        const { cash_totals } = quote.body.data;
        expect([order.totals, order.current_totals]).toEqual([cash_totals, cash_totals]);
        const { rounding: _, grand_total: cash, ...parts } = cash_totals;
        expect([totals, paise(cash) % 100]).toEqual([expect.objectContaining(parts), 0]);

        const item = order.shipments[0]?.items[0];
        if (isCut && item && item.quantity > 1) {
          const cut = { reason: 'One less', quantities: { [item.id]: 1 } };
          const cancelled = await api.call('POST', `/api/orders/${order.id}/cancel`, {
            token,
            body: cut,
          });
          order = cancelled.body.data.order;
          expect(cancelled.body.data.totals_after).toEqual(order.current_totals);
        }
        expectIdentity(order.current_totals);
        for (const { id } of order.shipments) await advanceThrough(api, id, 'confirmed', 'packed');
        const { data } = (
          await api.call('GET', `/api/orders/${order.number}/userInvoice`, { token })
        ).body;
        const { subtotal, tax, shipping, rounding, grand_total } = order.current_totals;
        expect(sumsOf(data.invoices)).toEqual({
          subtotal: paise(subtotal),
          tax: paise(tax),
          shipping: paise(shipping),
          grand_total: paise(grand_total) - paise(rounding),
        });
        const rounded = data.invoices.reduce(
          (sum: number, one: Invoice) => sum + paise(one.rounding),
          0,
        );
        expect([rounded, paise(grand_total) % 100]).toEqual([paise(rounding), 0]);
      }),
      { numRuns: 15 },
    );
  });

  it.each([
    // Columns: the device's state of knowledge, query, state of the tax, taxable, tax.
    ['no address, nothing known', '', null, 846.61, 152.39],
    ['no address, the pincode of this device', '?pincode=४११००१', 'Maharashtra', 846.62, 152.38],
    ['no address, a pincode of nowhere', '?pincode=290001', null, 846.61, 152.39],
    ['no address, another state', '?state=कर्नाटक&pincode=411001', 'Karnataka', 846.61, 152.39],
    ['no address, a state of nowhere', '?state=X&pincode=411001', 'Maharashtra', 846.62, 152.38],
  ])('%s', async (_, query, state, subtotal, tax) => {
    const shopper = await makeShopper(connection.db);
    await fill(shopper, [{ price: 99_900, quantity: 1, gstRate: 18, seller: 0 }]);
    const cart = await cartOf(shopper.token, query);
    expect(cart.delivery_state).toBe(state);
    expect(cart.totals).toMatchObject({ subtotal, tax, grand_total: 999 });
  });

  it('follows the default address rather than the pincode asked about on the device', async () => {
    const shopper = await makeShopper(connection.db);
    const { token } = shopper;
    for (const [state, pincode] of [places[1], places[0]]) {
      const body = { ...pune, state, pincode, is_default: state === 'Maharashtra' };
      await api.call('POST', '/api/addresses', { token, body });
    }
    await fill(shopper, [{ price: 99_900, quantity: 1, gstRate: 18, seller: 0 }]);
    const cart = await cartOf(token, '?pincode=560001');
    expect(cart).toMatchObject({ delivery_state: 'Maharashtra', totals: { subtotal: 846.62 } });
  });
});
