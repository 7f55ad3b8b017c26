import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { users } from '../../kernel/db/schema/accounts';
import { orders } from '../../kernel/db/schema/orders';
import { returns } from '../../kernel/db/schema/returns';
import { stores } from '../../kernel/db/schema/stores';
import { registerMails } from '../../kernel/mail/composers';
import type { Mail } from '../../kernel/mail/mailer';
import { returnMail } from './return-mail';
import { type ReturnMessage, returnMessageSchema } from './return-message';
import { viewReturns } from './view';

/** Has each step of a return told by mail, in the language of the order. */
export const registerReturnMails = () =>
  registerMails(['return_step'], returnMessageSchema, compose);

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
