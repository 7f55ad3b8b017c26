import { config } from '@/lib/config';
import type { Database } from '../../db/connection';
import { log } from '../../log';
import { usesTestProvider } from '../test-provider/migrate';
import { createTestProvider, type TestProvider } from '../test-provider/test-provider';
import { createProvider, type Provider } from './provider';

/** How this host takes money: by Razorpay, by its test provider, or on delivery only. */
export type Payments = { provider?: Provider; testProvider?: TestProvider };

const timeoutMs = 8_000;

/**
 * Razorpay when its keys are set, whichever they are. Without any the test provider, but in production only
 * when PAYMENTS=test says so; otherwise cash on delivery is all there is.
 */
export async function paymentsFromConfig(db: Database): Promise<Payments> {
  const { razorpayKeyId: keyId, razorpayKeySecret: keySecret } = config;
  if (usesTestProvider()) return testPayments(db);
  if (!keyId && !keySecret) {
    log.warn(
      'No payments by card and UPI: set RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET, or PAYMENTS=test.',
    );
    return {};
  }
  if (!keyId || !keySecret) {
    log.error('No payments by card and UPI: RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET go together.');
    return {};
  }
  if (!config.razorpayWebhookSecret) {
    log.warn('RAZORPAY_WEBHOOK_SECRET is not set: webhooks are refused, payments settle later.');
  }
  return {
    provider: createProvider({
      kind: 'razorpay',
      keyId,
      keySecret,
      webhookSecret: config.razorpayWebhookSecret,
      script: 'https://checkout.razorpay.com/v1/checkout.js',
      baseUrl: 'https://api.razorpay.com',
      timeoutMs,
    }),
  };
}

/** The test provider, called in process by the same client. */
export async function testPayments(db: Database, wire: { timeoutMs?: number } = {}) {
  if (/^rzp_live_/.test(config.razorpayKeyId ?? '')) {
    throw new Error('The test provider does not run beside rzp_live_ keys.');
  }
  const testProvider = await createTestProvider(db);
  const provider = createProvider({
    kind: 'test',
    ...testProvider.keys,
    script: `${testProvider.path}/checkout.js`,
    baseUrl: `http://test-provider.internal${testProvider.path}`,
    timeoutMs: wire.timeoutMs ?? timeoutMs,
    fetch: (input, init) => inProcess(testProvider, new Request(input, init)),
  });
  return { provider, testProvider } satisfies Payments;
}

/** As over a network: a caller that times out gets no answer, though the work may be done. */
async function inProcess({ app }: TestProvider, request: Request): Promise<Response> {
  const { signal } = request;
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([app.fetch(request), givenUp]);
}
