import { Hono } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import type { Database } from '../../../kernel/db/connection';
import { answering } from './answering';
import type { Keys } from './keys';
import {
  createPayout,
  findPayout,
  listPayouts,
  newPayoutSchema,
  payoutEntity,
} from './payout-books';

/** The part of RazorpayX's REST API that the marketplace uses; `soon` has what is due done behind the answer. */
export function payoutRoutes(db: Database, keys: Keys, soon: () => void): Hono {
  const rest = new Hono();
  rest.use('/payouts/*', basicAuth({ username: keys.keyId, password: keys.keySecret }));
  const answer = answering(db);

  rest.post('/payouts', async (c) => {
    const request = newPayoutSchema.parse(await c.req.json());
    const key = c.req.header('x-payout-idempotency');
    return answer(c, request.reference_id, async () => {
      const given = { ...request, key, ownAccount: keys.accountNumber, now: new Date() };
      const made = await createPayout(db, given);
      soon();
      return payoutEntity(made);
    });
  });
  rest.get('/payouts', (c) => {
    const reference = c.req.query('reference_id') ?? '';
    return answer(c, reference, async () => {
      const items = (await listPayouts(db, reference)).map(payoutEntity);
      return { entity: 'collection', count: items.length, items };
    });
  });
  rest.get('/payouts/:id', async (c) => {
    const payout = await findPayout(db, c.req.param('id'));
    return answer(c, payout.referenceId, async () => payoutEntity(payout));
  });
  return rest;
}
