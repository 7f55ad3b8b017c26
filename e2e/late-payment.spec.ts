import { expect, type Page, test } from '@playwright/test';
import { startShop } from '../scripts/lib/shop.mjs';
import { operatorToken } from './testing/delivered-order';
import { demoData } from './testing/demo-data';
import { signInByForm } from './testing/session';
import { address, call, type Shopper, signUp } from './testing/shopper';
import { texts } from './testing/texts';

const en = texts('en');
const dataDir = '.tmp/e2e-late';
const env = {
  ...{
    DATABASE_URL: '',
    API_URL: '',
    REDIS_URL: '',
    SMTP_URL: '',
    SMS_URL: '',
  },
  ...{ OPERATOR_TOKEN: operatorToken, STOCK_HOLD_SECONDS: '4', JOBS_SECONDS: '1' },
};
/** Seconds until the bank's answer, long after the end of the hold. */
const lateBy = 12;

type Listed = { id: number; store_id: number; quantity: number };

async function order(url: string, { token }: Shopper, product: Listed, method: 'upi' | 'cod') {
  const line = { product_id: product.id, store_id: product.store_id, quantity: '1' };
  await call(url, 'POST', '/api/cart', { token, body: line });
  const { body: cart } = await call(url, 'GET', '/api/cart', { token });
  const body = {
    items: (cart as unknown as { cartItems: { id: number }[] }).cartItems.map(({ id }) => id),
    shipping_address: address,
    billing_same_as_shipping: true,
    payment_method: method,
  };
  const placed = await call(url, 'POST', '/api/orders', { token, body });
  expect(placed.status).toBe(201);
  return placed.body.data as unknown as { id: number; number: string };
}

/** Pays at the test provider, whose bank answers long after the hold has expired. */
async function payLate(url: string, { token }: Shopper, { id }: { id: number }) {
  const opened = await call(url, 'POST', `/api/payments/create-order/${id}`, { token });
  const { razorpay_order_id: providerOrder, key } = opened.body.data as unknown as {
    razorpay_order_id: string;
    key: string;
  };
  const testProvider = '/api/payments/test-provider';
  const fault = { kind: 'late_authorisation', order_id: providerOrder, seconds: lateBy };
  const refused = await call(url, 'POST', `${testProvider}/faults`, { body: fault });
  expect(refused.status).toBe(401);
  await call(url, 'POST', `${testProvider}/faults`, { token: operatorToken, body: fault });
  const body = { key, method: 'upi', outcome: 'success' };
  await call(url, 'POST', `${testProvider}/checkout/${providerOrder}/pay`, { body });
}

async function statusOf(url: string, { token }: Shopper, number: string) {
  const { body } = await call(url, 'GET', `/api/orders/${number}`, { token });
  return (body.data as unknown as { status: string }).status;
}

async function seePayment(page: Page, url: string, { email }: Shopper, number: string) {
  await page.goto(`${url}/signin?callbackUrl=${encodeURIComponent(`/profile/payments/${number}`)}`);
  await signInByForm(page, en, email);
  return page.getByRole('main');
}

test('money that comes after the hold has lapsed pays for the order, or goes back', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  demoData(dataDir);
  const shop = await startShop({ port: 3213, dataDir, env });
  try {
    const { url } = shop;
    const { body } = await call(url, 'GET', '/api/products?in_stock=1&limit=100');
    const { products } = body.data as unknown as { products: Listed[] };
    const product = products.find(({ quantity }) => quantity > 10) as Listed;
    const [patient, hasty] = [await signUp(url, dataDir), await signUp(url, dataDir)];
    const [kept, replaced] = [
      await order(url, patient, product, 'upi'),
      await order(url, hasty, product, 'upi'),
    ];
    await Promise.all([payLate(url, patient, kept), payLate(url, hasty, replaced)]);
    for (const [shopper, { number }] of [
      [patient, kept],
      [hasty, replaced],
    ] as const) {
      await expect.poll(() => statusOf(url, shopper, number)).toBe('cancelled');
    }
    // A shopper who has ordered the same again does not want it twice.
    await order(url, hasty, product, 'cod');

    const waiting = { timeout: 60_000 };
    await expect.poll(() => statusOf(url, patient, kept.number), waiting).toBe('placed');
    const paid = await seePayment(await browser.newPage(), url, patient, kept.number);
    await expect(paid).toContainText(en('payments.state.paid.text'));

    const refunded = await seePayment(await browser.newPage(), url, hasty, replaced.number);
    await expect(refunded).toContainText(en('payments.state.refunded.text'), waiting);
    await expect(refunded.getByRole('definition')).toContainText([
      en('payments.provider_statuses.refunded'),
      en('payments.yes_and_refunded'),
    ]);
    await expect(refunded.getByRole('definition')).not.toContainText([
      en('payments.provider_statuses.captured'),
    ]);
    expect(await statusOf(url, hasty, replaced.number)).toBe('cancelled');
  } finally {
    await shop.stop();
  }
});
