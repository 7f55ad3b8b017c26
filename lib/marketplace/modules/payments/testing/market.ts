import { hostJobs } from '../../../app/jobs';
import { testPayments } from '../../../app/providers/payments';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { makeCartLine, makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { runJobs } from '../../../kernel/jobs/run';
import type { PaymentProvider } from '../../../providers/payments/provider';
import type { Fault } from '../../../providers/payments/test/faults';
import { injectFault } from '../../../providers/payments/test/faults';
import { payableOrders } from '../../orders/payable-orders';
import { codOrder } from '../../orders/testing/orders';
import { postEvents } from '../../settlement/ledger/post-events';
import type { PaymentContext } from '../payment-context';

export type Market = Awaited<ReturnType<typeof openMarket>>;

type Shopper = Awaited<ReturnType<typeof makeShopper>>;
type Product = { id: number; price: number };

/** The result that the provider's checkout passes to its `handler`. */
type Receipt = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};

/** Opens the real host with the test provider on a test's database, with a shopper's steps. */
export async function openMarket(connection: Connection, { timeoutMs = 10_000 } = {}) {
  const { db } = connection;
  const payments = await testPayments(db, { timeoutMs });
  const api = testHost(connection, { payments });
  const { mailer, files, revalidate } = api;
  const { providers, payouts, testProvider } = payments;
  const context: PaymentContext = { db, mailer, providers, payouts, orders: payableOrders };
  const allJobs = hostJobs({ paymentContext: context, files, testProvider, revalidate });

  /** Orders these products, each of which is put into the cart first. */
  async function order(
    products: Product[],
    { method = 'upi', shopper, quantity = 1, coupon, ...more }: OrderOptions = {},
  ) {
    const who = shopper ?? (await makeShopper(db));
    const items: number[] = [];
    for (const product of products) {
      items.push(await makeCartLine(db, who.id, product, quantity));
    }
    // The coupon is refused if it is used up.
    if (coupon) {
      await api.call('POST', '/api/cart/coupon', { token: who.token, body: { code: coupon } });
    }
    const body = codOrder(items, { payment_method: method, ...more });
    const answer = await api.call('POST', '/api/orders', { token: who.token, body });
    return { shopper: who, answer, order: answer.body.data, body };
  }

  const openCheckout = (shopper: Shopper, orderKey: number | string) =>
    api.call('POST', `/api/payments/create-order/${orderKey}`, { token: shopper.token });

  /** Presses a button of the test provider's checkout. */
  async function press(
    providerOrder: string,
    outcome: 'success' | 'failure' = 'success',
  ): Promise<Partial<Receipt> & { error?: { description: string } }> {
    const path = `/api/payments/test-provider/checkout/${providerOrder}/pay`;
    const body = { key: payments.testProvider.keys.keyId, method: 'upi', outcome };
    return (await api.call('POST', path, { body })).body;
  }

  /** Places an order and opens its checkout. */
  async function begin(products?: Product[], options: OrderOptions = {}) {
    const wanted = products ?? [await makeProduct(db)];
    const placed = await order(wanted, options);
    const { body } = await openCheckout(placed.shopper, placed.order.id);
    return { ...placed, providerOrder: body.data.razorpay_order_id as string };
  }

  const verify = (shopper: Shopper, receipt: object) =>
    api.call('POST', '/api/payments/verify-payment', { token: shopper.token, body: receipt });

  const statusOf = async (shopper: Shopper, number: string) =>
    (await api.call('GET', `/api/payments/status/${number}`, { token: shopper.token })).body.data;

  const orderOf = async (shopper: Shopper, number: string) =>
    (await api.call('GET', `/api/orders/${number}`, { token: shopper.token })).body.data;

  /** Runs one round of jobs, as if it were so many minutes later. */
  async function jobs(minutesLater = 0) {
    const round = await runJobs(allJobs, new Date(Date.now() + minutesLater * 60_000));
    await backgroundDone();
    return round;
  }

  /** Waits until webhooks, which are handled in the background, are settled and posted to the ledger. */
  async function quiet() {
    await backgroundDone();
    await postEvents(db);
  }

  return {
    api,
    db,
    context,
    allJobs,
    payments,
    provider: providers.offered as PaymentProvider,
    order,
    openCheckout,
    press,
    begin,
    verify,
    statusOf,
    orderOf,
    jobs,
    quiet,
    fault: (fault: Fault) => injectFault(db, fault),
    async close() {
      await backgroundDone();
      await connection.close();
    },
  };
}

type OrderOptions = {
  method?: 'cod' | 'card' | 'upi';
  shopper?: Shopper;
  quantity?: number;
  coupon?: string;
  [more: string]: unknown;
};
