import type { Hono } from 'hono';
import { z } from 'zod';
import { sign } from '@/lib/security/hmac';
import type { Database } from '../../../../kernel/db/connection';
import type { WebhookDelivery } from '../../../common/webhook';
import { standInApp } from '../../../payments/razorpay/testing/stand-in';
import { Refused } from '../../../payments/test/books';
import {
  createPayout,
  findPayout,
  listPayouts,
  type PayoutRow,
} from '../../../payments/test/payout-books';
import { readTestEvent } from '../../../payments/test/webhooks';
import { answering } from '../../../payments/testing/books-rig';

export const standInKeys = {
  keyId: 'rzp_test_StandInX',
  keySecret: 'secret-of-the-key',
  accountNumber: '7878780080316316',
  webhookSecret: 'secret-of-the-webhook',
};

const name = z.string().regex(/^[\w ’'\-/().]{3,120}$/);

/** The schema of a payout with its payee in one request: RazorpayX's composite API. */
const newPayoutSchema = z.object({
  account_number: z.literal(standInKeys.accountNumber),
  amount: z.number(),
  currency: z.literal('INR'),
  mode: z.enum(['NEFT', 'RTGS', 'IMPS']),
  purpose: z.string(),
  queue_if_low_balance: z.literal(true),
  reference_id: z.string().max(40),
  narration: z.string().regex(/^[A-Za-z0-9 ]{1,30}$/),
  fund_account: z.object({
    account_type: z.literal('bank_account'),
    bank_account: z.object({
      name,
      ifsc: z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/),
      account_number: z.string().regex(/^[A-Za-z0-9]{5,35}$/),
    }),
    contact: z.object({ name, type: z.string(), reference_id: z.string() }),
  }),
});

/**
 * Returns the part of RazorpayX's REST API that the marketplace uses, over the test provider's books with
 * their faults.
 */
export function razorpayXStandIn(db: Database): Hono {
  const app = standInApp(standInKeys);
  const answer = answering(db);

  app.post('/v1/payouts', async (c) => {
    const { success, data: request } = newPayoutSchema.safeParse(await c.req.json());
    if (!success) throw new Refused('The request is malformed');
    const { bank_account: payee, contact } = request.fund_account;
    const order = {
      amount: request.amount,
      reference: request.reference_id,
      key: c.req.header('x-payout-idempotency') ?? '',
      payee: {
        ...{ name: payee.name, ifsc: payee.ifsc, accountNumber: payee.account_number },
        storeId: Number(contact.reference_id.replace(/\D/g, '')),
      },
    };
    return answer(c, order.reference, async () =>
      payoutEntity(await createPayout(db, order, new Date())),
    );
  });
  app.get('/v1/payouts', (c) => {
    const reference = c.req.query('reference_id') ?? '';
    return answer(c, reference, async () => {
      const items = (await listPayouts(db, reference)).map(payoutEntity);
      return { entity: 'collection', count: items.length, items };
    });
  });
  app.get('/v1/payouts/:id', async (c) => {
    const payout = await findPayout(db, c.req.param('id'));
    return answer(c, payout.referenceId, async () => payoutEntity(payout));
  });
  return app;
}

/** Converts an event of the test provider's books to RazorpayX's format. */
export function asRazorpayXWebhook(body: string, eventId: string): WebhookDelivery {
  const { type, payout } = readTestEvent(JSON.parse(body));
  const entity = { id: payout?.id, reference_id: payout?.reference };
  const sent = JSON.stringify({ entity: 'event', event: type, payload: { payout: { entity } } });
  const headers: Record<string, string> = {
    'x-razorpay-event-id': eventId,
    'x-razorpay-signature': sign(sent, standInKeys.webhookSecret),
  };
  return { body: sent, header: (name) => headers[name] };
}

const details: Partial<Record<PayoutRow['status'], string>> = {
  queued: 'The payout waits for money on your account.',
  failed: 'The beneficiary bank does not know the account.',
  reversed: 'The beneficiary account is closed; the amount came back.',
};

const payoutEntity = (row: PayoutRow) => ({
  ...{ id: row.id, entity: 'payout', fund_account_id: row.fundAccountId, amount: row.amount },
  ...{ currency: 'INR', status: row.status, utr: row.utr, mode: row.mode, purpose: row.purpose },
  reference_id: row.referenceId,
  status_details: details[row.status] ? { description: details[row.status] } : null,
  created_at: Math.floor(row.createdAt.getTime() / 1000),
});
