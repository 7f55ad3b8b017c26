import { openTestDatabase } from '../../../kernel/db/testing/databases';
import { serveHttp } from '../../common/testing/serve-http';
import { openBooks } from '../../payments/testing/books-rig';
import { describePayoutProvider, impatience } from '../testing/payout-rules';
import { razorpayXProvider } from './razorpayx';
import { asRazorpayXWebhook, razorpayXStandIn, standInKeys } from './testing/stand-in';

describePayoutProvider('RazorpayX', async () => {
  const books = await openBooks(await openTestDatabase(), asRazorpayXWebhook);
  const server = await serveHttp(razorpayXStandIn(books.db));
  const provider = (timeoutMs: number) =>
    razorpayXProvider({ ...standInKeys, baseUrl: server.url, timeoutMs });
  return {
    ...books,
    provider: provider(5_000),
    impatient: provider(impatience),
    async close() {
      await server.close();
      await books.close();
    },
  };
});
