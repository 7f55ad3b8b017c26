import type { Shipment } from '@/lib/contract/schemas/orders';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import { button, greeting, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';

type Failed = { number: string; shipment: Shipment; token: string };

/** Composes the mail about a failed delivery, with the link to decide; undefined where nothing is to be decided any more. */
export function deliveryFailedMail(
  lang: Locale,
  to: { email: string; firstName: string },
  { number, shipment: { store, courier }, token }: Failed,
): Mail | undefined {
  if (!courier?.choices.length) return undefined;
  const reason = courier.scans.find(({ kind }) => kind === 'attempt_failed')?.reason ?? 'other';
  const link = pageLink(lang, `/delivery?token=${token}`);
  const facts = { name: to.firstName, number, store: store.name, link };
  const { subject, opening, closing } = wordingOf(lang, 'delivery_failed', facts);
  return composeMail(lang, to.email, 'account', subject, [
    greeting(lang, to.firstName),
    ...opening,
    paragraph(
      textOf(lang, 'orders.courier.failed', {
        reason: textOf(lang, `orders.courier.why.${reason}`),
      }),
    ),
    paragraph(textOf(lang, 'mail.delivery_failed.choose')),
    button(textOf(lang, 'mail.delivery_failed.open'), link),
    ...closing,
  ]);
}
