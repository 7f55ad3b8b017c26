import { openTestDatabase } from '../../../kernel/db/testing/databases';
import { openBooks } from '../../payments/testing/books-rig';
import { describePayoutProvider, impatience } from '../testing/payout-rules';
import { testPayoutProvider } from './test-payouts';

describePayoutProvider('of tests', async () => {
  const books = await openBooks(await openTestDatabase(), (body, _, { headers }) => ({
    body,
    header: (name) => headers.get(name) ?? undefined,
  }));
  // Due work is done when the rules ask for it.
  const testProvider = { ...books.testProvider, soon: () => {} };
  return {
    ...books,
    provider: testPayoutProvider(books.db, testProvider, 5_000),
    impatient: testPayoutProvider(books.db, testProvider, impatience),
  };
});
