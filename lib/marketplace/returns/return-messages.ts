import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { returnStatuses } from '@/lib/api/schemas/returns/terms';
import type { Database } from '../db/connection';
import { users } from '../db/schema/accounts';
import { orders } from '../db/schema/orders';
import { returns } from '../db/schema/returns';
import { stores } from '../db/schema/stores';
import { registerMails } from '../mail/composers';
import type { Mail } from '../mail/mailer';
import { returnMail } from './return-mail';
import { viewReturns } from './view';

const schema = z.object({
  kind: z.literal('return_step'),
  returnId: z.number(),
  status: z.enum(returnStatuses),
  note: z.string().nullable(),
});

/** In the mail outbox: a return came to a status. */
export type ReturnMessage = z.infer<typeof schema>;

/** Has each step of a return told by mail, in the language of the order. */
export const registerReturnMails = () => registerMails(['return_step'], schema, compose);

async function compose(
  db: Database,
  { returnId, ...step }: ReturnMessage,
): Promise<Mail | undefined> {
  const [found] = await db
    .select({
      row: returns,
      order: orders.number,
      lang: orders.locale,
      email: users.email,
      firstName: users.firstName,
      store: stores.name,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(stores, eq(stores.id, returns.storeId))
    .where(eq(returns.id, returnId));
  if (!found) return undefined;
  const { row, lang } = found;
  const [view] = await viewReturns(db, lang, [row]);
  return view && returnMail(lang, found, view, step);
}
