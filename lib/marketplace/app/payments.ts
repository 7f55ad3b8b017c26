import { config } from '@/lib/config';
import type { Database } from '../kernel/db/connection';
import { log } from '../kernel/log';
import { createProvider, type Provider } from '../providers/payments/razorpay/razorpay';
import { usesTestProvider } from '../providers/payments/test/migrate';
import { createTestProvider, type TestProvider } from '../providers/payments/test/test-provider';
import {
  createPayoutProvider,
  type PayoutProvider,
} from '../providers/payouts/razorpayx/razorpayx';

/**
 * How this host takes money: by Razorpay, by its test provider, or on delivery only; and how it pays out: by
 * RazorpayX, by the test provider, or by bank file only.
 */
export type Payments = {
  provider?: Provider;
  payouts?: PayoutProvider;
  testProvider?: TestProvider;
};

const timeoutMs = 8_000;
const razorpayHost = 'https://api.razorpay.com';

/**
 * Razorpay when its keys are set, whichever they are. Without any the test provider, but in production only
 * when PAYMENTS=test says so; otherwise cash on delivery is all there is.
 */
export async function paymentsFromConfig(db: Database): Promise<Payments> {
  const { razorpayKeyId: keyId, razorpayKeySecret: keySecret } = config;
  if (usesTestProvider()) {
    if (razorpayXSettings().some(Boolean)) {
      log.error('RAZORPAYX_… is not used beside the test provider: set RAZORPAY_KEY_ID too.');
    }
    return testPayments(db);
  }
  const payouts = payoutsFromConfig();
  if (!keyId && !keySecret) {
    log.warn(
      'No payments by card and UPI: set RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET, or PAYMENTS=test.',
    );
    return { payouts };
  }
  if (!keyId || !keySecret) {
    log.error('No payments by card and UPI: RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET go together.');
    return { payouts };
  }
  if (!config.razorpayWebhookSecret) {
    log.warn('RAZORPAY_WEBHOOK_SECRET is not set: webhooks are refused, payments settle later.');
  }
  return {
    payouts,
    provider: createProvider({
      kind: 'razorpay',
      keyId,
      keySecret,
      webhookSecret: config.razorpayWebhookSecret,
      script: 'https://checkout.razorpay.com/v1/checkout.js',
      baseUrl: razorpayHost,
      timeoutMs,
    }),
  };
}

const razorpayXSettings = () => [
  config.razorpayXKeyId,
  config.razorpayXKeySecret,
  config.razorpayXAccountNumber,
  config.razorpayXWebhookSecret,
];

/** RazorpayX where all four of its settings are there; with fewer settlements are paid by bank file only. */
function payoutsFromConfig(): PayoutProvider | undefined {
  const [keyId, keySecret, accountNumber, webhookSecret] = razorpayXSettings();
  if (!keyId && !keySecret && !accountNumber && !webhookSecret) return undefined;
  if (!keyId || !keySecret || !accountNumber || !webhookSecret) {
    log.error('No payouts by RazorpayX: its four settings RAZORPAYX_… go together.');
    return undefined;
  }
  return createPayoutProvider({
    ...{ kind: 'razorpayx', keyId, keySecret, accountNumber, webhookSecret },
    ...{ baseUrl: razorpayHost, timeoutMs },
  });
}

/** The test provider, called in process by the same client. */
export async function testPayments(db: Database, wire: { timeoutMs?: number } = {}) {
  if (/^rzp_live_/.test(config.razorpayKeyId ?? '')) {
    throw new Error('The test provider does not run beside rzp_live_ keys.');
  }
  const testProvider = await createTestProvider(db);
  const { keyId, keySecret, webhookSecret, accountNumber, payoutWebhookSecret } = testProvider.keys;
  const reached = {
    baseUrl: `http://test-provider.internal${testProvider.path}`,
    timeoutMs: wire.timeoutMs ?? timeoutMs,
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      inProcess(testProvider, new Request(input, init)),
  };
  const provider = createProvider({
    ...{ kind: 'test', keyId, keySecret, webhookSecret },
    script: `${testProvider.path}/checkout.js`,
    ...reached,
  });
  const payouts = createPayoutProvider({
    ...{ kind: 'test', keyId, keySecret, accountNumber, webhookSecret: payoutWebhookSecret },
    ...reached,
  });
  return { provider, payouts, testProvider } satisfies Payments;
}

/** As over a network: a caller that times out gets no answer, though the work may be done. */
async function inProcess({ app }: TestProvider, request: Request): Promise<Response> {
  const { signal } = request;
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([app.fetch(request), givenUp]);
}
