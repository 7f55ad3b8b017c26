import type { ReturnStatus } from '@/lib/api/schemas/returns/terms';
import type { Return } from '@/lib/api/schemas/returns/view';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../kernel/mail/mailer';
import { amounts, button, greeting, heading, paragraph } from '../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../kernel/mail/templates/compose';
import { day, money } from '../../kernel/mail/templates/format';
import { wordingOf } from '../../kernel/mail/wording/wording';

type To = { email: string; firstName: string; order: string; store: string };

/** Tells the shopper what became of a return. */
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
