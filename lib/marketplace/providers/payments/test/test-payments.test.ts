import { sign } from '@/lib/security/hmac';
import { openTestDatabase } from '../../../kernel/db/testing/databases';
import { openBooks } from '../testing/books-rig';
import { impatience } from '../testing/payment-rig';
import { describePaymentProvider } from '../testing/payment-rules';
import { receiptText } from './keys';
import { testPaymentProvider } from './test-payments';

describePaymentProvider('of tests', async () => {
  const books = await openBooks(await openTestDatabase(), (body, _, { headers }) => ({
    body,
    header: (name) => headers.get(name) ?? undefined,
  }));
  const { db, testProvider, attempt } = books;
  const { keySecret } = testProvider.keys;
  return {
    ...books,
    provider: testPaymentProvider(db, testProvider, 5_000),
    impatient: testPaymentProvider(db, testProvider, impatience),
    async pay(orderId, outcome = 'success') {
      const paymentId = await attempt(orderId, outcome);
      if (!paymentId) return undefined;
      const signature = sign(receiptText({ orderId, paymentId }), keySecret);
      return { orderId, paymentId, signature };
    },
  };
});
