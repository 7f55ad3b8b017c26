import { openTestDatabase } from '../../../kernel/db/testing/databases';
import { serveHttp } from '../../common/testing/serve-http';
import { openBooks } from '../testing/books-rig';
import { impatience } from '../testing/payment-rig';
import { describePaymentProvider } from '../testing/payment-rules';
import { razorpayProvider } from './razorpay';
import {
  asRazorpayWebhook,
  razorpaySignature,
  razorpayStandIn,
  standInKeys,
} from './testing/stand-in';

describePaymentProvider('Razorpay', async () => {
  const books = await openBooks(await openTestDatabase(), asRazorpayWebhook);
  const server = await serveHttp(razorpayStandIn(books.db));
  const provider = (timeoutMs: number) =>
    razorpayProvider({ ...standInKeys, baseUrl: server.url, timeoutMs });
  return {
    ...books,
    provider: provider(5_000),
    impatient: provider(impatience),
    async pay(orderId, outcome = 'success') {
      const paymentId = await books.attempt(orderId, outcome);
      if (!paymentId) return undefined;
      return { orderId, paymentId, signature: razorpaySignature(orderId, paymentId) };
    },
    async close() {
      await server.close();
      await books.close();
    },
  };
});
