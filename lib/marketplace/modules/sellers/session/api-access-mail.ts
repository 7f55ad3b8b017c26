import { eq } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import { fullName } from '@/lib/i18n/names/full-name';
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
/** New API access. `what`: the name of a token or the host of a webhook; `path` is its page. */
type Made = { by: string; what: string; path: '/seller/api' | '/seller/api/webhooks' };

/** Composes the mail to a store's owner that somebody gave a system access to it. */
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

/** Tells the owner of the store, in the transaction that gives the access. */
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
  const by = fullName(maker.firstName, maker.lastName);
  await enqueueMail(tx, { kind: 'written', mail: apiAccessMail(owner, { ...made, by }) });
}
