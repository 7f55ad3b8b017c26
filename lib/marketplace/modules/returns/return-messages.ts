import { eq } from 'drizzle-orm';
import type { ReturnStatus } from '@/lib/contract/schemas/returns/terms';
import type { Return } from '@/lib/contract/schemas/returns/view';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../kernel/db/connection';
import { users } from '../../kernel/db/schema/accounts';
import { orders } from '../../kernel/db/schema/orders';
import { returns } from '../../kernel/db/schema/returns';
import { stores } from '../../kernel/db/schema/stores';
import { registerMails } from '../../kernel/mail/composers';
import type { Mail } from '../../kernel/mail/mailer';
import { amounts, button, greeting, heading, paragraph } from '../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../kernel/mail/templates/compose';
import { day, money } from '../../kernel/mail/templates/format';
import { wordingOf } from '../../kernel/mail/wording/wording';
import { type ReturnMessage, returnMessageSchema } from './note-step';
import { viewReturns } from './view';

/** Registers the mails about each step of a return, in the language of the order. */
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

type To = { email: string; firstName: string; order: string; store: string };

/** Composes the mail about a step of a return. */
export function returnMail(
  lang: Locale,
  to: To,
  view: Return,
  { status, note }: { status: ReturnStatus; note: string | null },
): Mail {
  const { kind, number, refund } = view;
  const link = pageLink(lang, `/profile/orders/${to.order}`);
  const { subject, opening, closing } = wordingOf(lang, `return_${status}`, {
    name: to.firstName,
    kind,
    number,
    store: to.store,
    order: to.order,
    amount: money(lang, refund.amount),
    to: refund.to,
    account: refund.account ?? '',
    due: view.due_at ? day(lang, view.due_at) : '',
    link,
  });
  return composeMail(lang, to.email, 'account', subject, [
    greeting(lang, to.firstName),
    ...opening,
    ...(note ? [paragraph(textOf(lang, 'mail.return.note', { note }))] : []),
    heading(textOf(lang, 'mail.return.what', { kind })),
    amounts(
      view.items.map((item) => [`${item.name} × ${item.quantity}`, money(lang, item.amount)]),
    ),
    ...(view.can_dispute ? [paragraph(textOf(lang, 'mail.return.dispute'), 'soft')] : []),
    button(textOf(lang, 'mail.return.open'), link),
    ...closing,
  ]);
}
