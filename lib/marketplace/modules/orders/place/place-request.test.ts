import { eq } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { cartLines } from '../../../kernel/db/schema/cart';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { codOrder, pune } from '../testing/orders';

describe.each(testDatabases)('a request to place an order on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let shopper: Awaited<ReturnType<typeof makeShopper>>;

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });
  beforeEach(async () => {
    shopper = await makeShopper(connection.db);
  });

  const place = (body: object, more: object = {}) =>
    api.call('POST', '/api/orders', { token: shopper.token, body, ...more });
  const lineOf = (product: { id: number; price: number }, quantity = 1) =>
    makeCartLine(connection.db, shopper.id, product, quantity);
  const ownLines = () =>
    connection.db.select().from(cartLines).where(eq(cartLines.userId, shopper.id));

  it("orders only the shopper's own lines, each once", async () => {
    const product = await makeProduct(connection.db);
    const mine = await lineOf(product);
    const theirs = await makeCartLine(
      connection.db,
      (await makeShopper(connection.db)).id,
      product,
    );
    for (const items of [[theirs], [mine, theirs], [mine, 1_000_000]]) {
      const { status, body } = await place(codOrder(items));
      expect([status, body.message]).toEqual([
        409,
        'Your cart has changed. Please check it and try again.',
      ]);
    }
    const { body } = await place(codOrder([mine, mine]));
    expect(body.data.shipments[0].items[0].quantity).toBe(1);
  });

  it('refuses a shopper whose address is not verified', async () => {
    shopper = await makeShopper(connection.db, { verifiedAt: null });
    const { status, body } = await place(
      codOrder([await lineOf(await makeProduct(connection.db))]),
    );
    expect([status, body.data]).toEqual([403, { verify: true }]);
    expect(await ownLines()).toHaveLength(1);
  });

  it.each(['card', 'upi'])(
    'does not take %s without a payment provider',
    async (payment_method) => {
      const { status, body } = await place(codOrder([1], { payment_method }));
      expect(status).toBe(422);
      expect(body.message).toMatch('not available right now');
    },
  );

  it('keeps the billing address when it is another one', async () => {
    const billing_address = {
      ...pune,
      full_name: 'Rao Traders',
      pincode: '751001',
      state: 'उड़ीसा',
    };
    const items = [await lineOf(await makeProduct(connection.db))];
    const { data } = (
      await place(codOrder(items, { billing_same_as_shipping: false, billing_address }))
    ).body;
    expect(data.billing_address).toEqual({ ...billing_address, state: 'Odisha' });
    expect(data.shipping_address).toEqual(pune);
  });

  it.each([
    [{ items: [] }, 'items', 'Choose at least one item.'],
    [{ billing_same_as_shipping: false }, 'billing_address', 'Address is required.'],
    [
      { shipping_address: { ...pune, pincode: '0' } },
      'shipping_address.pincode',
      'Pincode must be 6 digits.',
    ],
    [
      { shipping_address: { ...pune, state: 'Atlantis' } },
      'shipping_address.state',
      'Choose an Indian state or union territory.',
    ],
    [{ payment_method: 'cheque' }, 'payment_method', 'Choose a payment method.'],
  ])('refuses %j', async (more, field, message) => {
    const { status, body } = await place(codOrder([1], more));
    expect(status).toBe(422);
    expect(body.errors).toEqual({ [field]: message });
  });
});
