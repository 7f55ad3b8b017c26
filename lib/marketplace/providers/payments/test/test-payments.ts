import { isSigned } from '@/lib/security/hmac';
import type { Database } from '../../../kernel/db/connection';
import type { PaymentProvider, ProviderPayment, ProviderRefund } from '../provider';
import {
  capture,
  createOrder,
  failedCode,
  findOrder,
  findPayment,
  findRefund,
  listPayments,
  type PaymentRow,
  type RefundRow,
  refund,
} from './books';
import { calls, refusing } from './calls';
import { receiptText } from './keys';
import type { TestProvider } from './test-provider';
import { acceptTestWebhook, readTestEvent } from './webhooks';

/** Returns the test provider as a payment provider: no money moves, and failures happen on demand. */
export function testPaymentProvider(
  db: Database,
  { path, keys, app }: TestProvider,
  timeoutMs: number,
): PaymentProvider {
  const call = calls(db, timeoutMs);
  /** Finds the payment of a call, because faults are recorded by order. */
  const ofPayment = (id: string) => refusing(() => findPayment(db, id));

  return {
    name: 'test',
    isTest: true,
    checkout: { key: keys.keyId, script: `${path}/checkout.js` },
    routes: app,

    openOrder: ({ amount, reference, orderNumber }) =>
      call(undefined, () =>
        createOrder(db, {
          ...{ amount, currency: 'INR', receipt: reference, notes: { order: orderNumber } },
        }),
      ),

    listPayments: (orderId) =>
      call(orderId, async () => {
        const { id } = await findOrder(db, orderId);
        return (await listPayments(db, id)).map(toPayment);
      }),

    async capture(paymentId, amount) {
      const { orderId } = await ofPayment(paymentId);
      await call(orderId, () => capture(db, paymentId, amount, new Date()));
    },

    async refund(paymentId, { amount, key }) {
      const { orderId } = await ofPayment(paymentId);
      const asked = { paymentId, amount, key, receipt: key.slice(0, 40), now: new Date() };
      return call(orderId, async () => toRefund(await refund(db, asked)));
    },

    async fetchRefund(paymentId, refundId) {
      const { orderId } = await ofPayment(paymentId);
      return call(orderId, async () => toRefund(await findRefund(db, paymentId, refundId)));
    },

    isReceipt: ({ signature, ...receipt }) =>
      isSigned(receiptText(receipt), signature, keys.keySecret),

    acceptWebhook: (delivery) => acceptTestWebhook(delivery, keys.webhookSecret),
    readWebhook: readTestEvent,
  };
}

const toPayment = (row: PaymentRow): ProviderPayment => ({
  ...{ id: row.id, orderId: row.orderId, amount: row.amount, currency: 'INR' },
  ...{ state: row.status, isCaptured: row.captured, method: row.method },
  failure: row.errorDescription ? { code: failedCode, words: row.errorDescription } : null,
});

const toRefund = (row: RefundRow): ProviderRefund => ({
  ...{ id: row.id, paymentId: row.paymentId, amount: row.amount, state: row.status },
});
