import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { transact } from '../../../kernel/db/transaction';
import { setUp } from '../../../providers/common/set-up';
import type { PaymentContext } from '../../payments/payment-context';
import { type Market, openMarket } from '../../payments/testing/market';
import { payableOrders } from '../payable-orders';
import { settleOpenOrders } from './replace-open-orders';

/** Late money for a lapsed order takes the last stock again, which makes the product's page stale. */
describe.each(testDatabases)('a product sold out by late money on $name', ({ open }) => {
  let market: Market;
  beforeAll(async () => {
    market = await openMarket(await open());
  });
  afterAll(() => market.close());

  /** Creates an order of the last two, paid without any notification. */
  async function paidInSilence() {
    const product = await makeProduct(market.db, { stock: 2 });
    const begun = await market.begin([product], { quantity: 2 });
    await market.fault({ kind: 'delay', order_id: begun.providerOrder, seconds: 3600 });
    const receipt = await market.press(begun.providerOrder);
    return { ...begun, product, receipt };
  }

  /** Creates such an order that lapsed as if the provider had not answered for an hour. */
  async function lapsed() {
    const begun = await paidInSilence();
    await lapse(begun.order.id);
    await market.api.staleProducts();
    return begun;
  }
  const lapse = (orderId: number) =>
    transact(market.db, (tx) => payableOrders.lapse(tx, orderId, new Date()));

  it.each<[string, (begun: Awaited<ReturnType<typeof lapsed>>) => Promise<unknown>]>([
    ['a webhook', () => market.jobs(61)],
    ['the callback', ({ shopper, receipt }) => market.verify(shopper, receipt)],
    ['asking for the status', ({ shopper, order }) => market.statusOf(shopper, order.number)],
    ['opening the checkout', ({ shopper, order }) => market.openCheckout(shopper, order.id)],
    ['the poller', () => market.jobs(5)],
  ])('has its page revalidated after %s', async (_, tell) => {
    const begun = await lapsed();
    await tell(begun);
    expect((await market.orderOf(begun.shopper, begun.order.number)).status).toBe('placed');
    expect(await market.api.staleProducts()).toContain(begun.product.id);
  });

  it('has its page revalidated when a new order asks about the open one', async () => {
    const { shopper, order, product, body } = await paidInSilence();
    const { provider } = market;
    const lapsesMeanwhile: PaymentContext = {
      ...market.context,
      providers: setUp([
        {
          ...provider,
          listPayments: async (id) => {
            await lapse(order.id);
            await market.api.staleProducts();
            return provider.listPayments(id);
          },
        },
      ]),
    };
    const found = await settleOpenOrders(lapsesMeanwhile, shopper.id, body.items);
    expect(found).toBe(order.number);
    expect(await market.api.staleProducts()).toContain(product.id);
  });
});
