import { config } from '@/lib/config';
import type { Database } from '../../kernel/db/connection';
import { log } from '../../kernel/log';
import { type SetUp, setUp } from '../../providers/common/set-up';
import type { PaymentProvider, PaymentProviderSource } from '../../providers/payments/provider';
import { razorpay } from '../../providers/payments/razorpay/source';
import { testPaymentProvider } from '../../providers/payments/test/test-payments';
import { createTestProvider, type TestProvider } from '../../providers/payments/test/test-provider';
import type { PayoutProvider, PayoutProviderSource } from '../../providers/payouts/provider';
import { razorpayX } from '../../providers/payouts/razorpayx/source';
import { testPayoutProvider } from '../../providers/payouts/test/test-payouts';

/** Every payment provider but the test provider; the first that is set up is offered, unless PAYMENT_PROVIDER says so. */
const paymentSources: readonly PaymentProviderSource[] = [razorpay];
const payoutSources: readonly PayoutProviderSource[] = [razorpayX];

/** Who takes money for this host, without any on delivery only; and who pays out, without any by bank file only. */
export type Payments = {
  providers: SetUp<PaymentProvider>;
  payouts: SetUp<PayoutProvider>;
  testProvider?: TestProvider;
};

const timeoutMs = 8_000;

/**
 * Whether card and UPI are paid at the test provider: without any key of another one, and in production only when
 * PAYMENTS=test says so.
 */
export function usesTestProvider(): boolean {
  if (paymentSources.some((source) => source.hasSettings())) return false;
  return config.payments === 'test' || process.env.NODE_ENV !== 'production';
}

/** Whoever is set up; the test provider where nobody is, but in production only on purpose. */
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

/** The test provider, for taking and for paying out. */
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

/** Cash on delivery and bank files only. */
export const noPayments: Payments = { providers: setUp([]), payouts: setUp([]) };
