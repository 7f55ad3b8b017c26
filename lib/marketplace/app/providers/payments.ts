import { config } from '@/lib/config';
import { log } from '@/lib/log/log';
import type { Database } from '../../kernel/db/connection';
import { type SetUp, setUp } from '../../providers/common/set-up';
import type { PaymentProvider, PaymentProviderSource } from '../../providers/payments/provider';
import { razorpay } from '../../providers/payments/razorpay/source';
import { testPaymentProvider } from '../../providers/payments/test/test-payments';
import { createTestProvider, type TestProvider } from '../../providers/payments/test/test-provider';
import type { PayoutProvider, PayoutProviderSource } from '../../providers/payouts/provider';
import { razorpayX } from '../../providers/payouts/razorpayx/source';
import { testPayoutProvider } from '../../providers/payouts/test/test-payouts';

/**
 * All payment providers except the test provider; the first configured one is offered, unless PAYMENT_PROVIDER
 * names another.
 */
const paymentSources: readonly PaymentProviderSource[] = [razorpay];
const payoutSources: readonly PayoutProviderSource[] = [razorpayX];

/**
 * The host's payment providers (without any, cash on delivery only) and payout providers (without any, bank files
 * only).
 */
export type Payments = {
  providers: SetUp<PaymentProvider>;
  payouts: SetUp<PayoutProvider>;
  testProvider?: TestProvider;
};

const timeoutMs = 8_000;

/**
 * Returns whether the test provider takes cards and UPI: only without any other provider's key, and in production
 * only with PAYMENTS=test.
 */
export function usesTestProvider(): boolean {
  if (paymentSources.some((source) => source.hasSettings())) return false;
  return config.payments === 'test' || process.env.NODE_ENV !== 'production';
}

/** Returns the configured providers; without any, the test provider, but in production only on purpose. */
export async function paymentsFromConfig(db: Database): Promise<Payments> {
  if (usesTestProvider()) {
    if (payoutSources.some((source) => source.hasSettings())) {
      log.error('Payouts are made by the test provider too: set up a payment provider first.');
    }
    return testPayments(db);
  }
  const providers = setUp(await opened(paymentSources), config.paymentProvider);
  const payouts = setUp(await opened(payoutSources), config.payoutProvider);
  if (!paymentSources.some((source) => source.hasSettings())) {
    log.warn(
      'No payments by card and UPI: set the keys of a payment provider (docs/configuration.md), or PAYMENTS=test.',
    );
  }
  const { offered } = providers;
  if (config.paymentProvider && offered?.name !== config.paymentProvider) {
    log.error({ offered: offered?.name }, 'PAYMENT_PROVIDER is not set up: another one is offered');
  }
  return { providers, payouts };
}

async function opened<Provider>(
  sources: readonly { open(): Promise<Provider | undefined> }[],
): Promise<Provider[]> {
  const all = await Promise.all(sources.map((source) => source.open()));
  return all.filter((each) => each !== undefined);
}

/** Returns the test provider, for payments and payouts. */
export async function testPayments(db: Database, wire: { timeoutMs?: number } = {}) {
  if (paymentSources.some((source) => source.hasSettings() && source.isLive())) {
    throw new Error('The test provider does not run beside keys by which money moves.');
  }
  const testProvider = await createTestProvider(db);
  const patience = wire.timeoutMs ?? timeoutMs;
  return {
    providers: setUp([testPaymentProvider(db, testProvider, patience)]),
    payouts: setUp([testPayoutProvider(db, testProvider, patience)]),
    testProvider,
  } satisfies Payments;
}

/** The payments of a host with cash on delivery and bank files only. */
export const noPayments: Payments = { providers: setUp([]), payouts: setUp([]) };
