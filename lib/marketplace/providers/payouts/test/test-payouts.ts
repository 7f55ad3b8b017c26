import type { Database } from '../../../kernel/db/connection';
import { calls, refusing } from '../../payments/test/calls';
import {
  createPayout,
  findPayout,
  listPayouts,
  type PayoutRow,
} from '../../payments/test/payout-books';
import type { TestProvider } from '../../payments/test/test-provider';
import { acceptTestWebhook, readTestEvent } from '../../payments/test/webhooks';
import type { PayoutProvider, ProviderPayout } from '../provider';

/** Returns the test provider as a payout provider: no money moves, and failures happen on demand. */
export function testPayoutProvider(
  db: Database,
  { keys, soon }: TestProvider,
  timeoutMs: number,
): PayoutProvider {
  const call = calls(db, timeoutMs);

  return {
    name: 'test',

    create: (order) =>
      call(order.reference, async () => {
        const made = await createPayout(db, order, new Date());
        soon();
        return toPayout(made);
      }),

    async fetch(id) {
      const { referenceId } = await refusing(() => findPayout(db, id));
      return call(referenceId, async () => toPayout(await findPayout(db, id)));
    },

    find: (reference) =>
      call(reference, async () => {
        const [found] = await listPayouts(db, reference);
        return found && toPayout(found);
      }),

    acceptWebhook: (delivery) => acceptTestWebhook(delivery, keys.payoutWebhookSecret),
    readWebhook: readTestEvent,
  };
}

/** The explanation of a state. */
const words: Partial<Record<PayoutRow['status'], string>> = {
  queued: 'The payout waits for money on your account.',
  failed: 'The beneficiary bank does not know the account.',
  reversed: 'The beneficiary account is closed; the amount came back.',
};

const toPayout = (row: PayoutRow): ProviderPayout => ({
  ...{ id: row.id, amount: row.amount, reference: row.referenceId },
  ...{ state: row.status, utr: row.utr, words: words[row.status] ?? null },
});
