import { eq } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { stores, vendors } from '../../../kernel/db/schema/stores';
import type { Mail } from '../../../kernel/mail/mailer';
import { enqueueMail } from '../../../kernel/mail/outbox';
import { button, greeting, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';

type To = { email: string; name: string; lang: Locale };
/** `what`: the name of a token or the host of a webhook; `path` leads to it. */
type Made = { by: string; what: string; path: '/seller/api' | '/seller/api/webhooks' };

/** Tells the owner of a store that somebody gave a system access to it. */
export function apiAccessMail({ email, name, lang }: To, { by, what, path }: Made): Mail {
  const link = pageLink(lang, path);
  const { subject, opening, closing } = wordingOf(lang, 'api_access_made', {
    ...{ name, by, what, link },
  });
  return composeMail(lang, email, 'store', subject, [
    greeting(lang, name),
    ...opening,
    paragraph(textOf(lang, 'mail.api_access.not_you'), 'soft'),
    button(textOf(lang, 'mail.api_access.open'), link),
    ...closing,
  ]);
}

/** Has the owner of the store told, in the transaction that gives the access. */
export async function tellOwnerOfAccess(
  tx: Database,
  { storeId, vendorId }: { storeId: number; vendorId: number },
  made: Omit<Made, 'by'>,
): Promise<void> {
  const person = { email: vendors.email, name: vendors.firstName, lang: vendors.locale };
  const owner = firstRow(
    await tx
      .select(person)
      .from(vendors)
      .innerJoin(stores, eq(stores.vendorId, vendors.id))
      .where(eq(stores.id, storeId)),
  );
  const maker = firstRow(await tx.select().from(vendors).where(eq(vendors.id, vendorId)));
  const by = `${maker.firstName} ${maker.lastName}`.trim();
  await enqueueMail(tx, { kind: 'written', mail: apiAccessMail(owner, { ...made, by }) });
}
