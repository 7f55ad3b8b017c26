import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { imports } from '../../../kernel/db/schema/imports';
import { vendors } from '../../../kernel/db/schema/stores';
import { storeOf } from '../../../kernel/jobs/store-turns';
import { registerMails } from '../../../kernel/mail/composers';
import type { Mail } from '../../../kernel/mail/mailer';
import { enqueueMail } from '../../../kernel/mail/outbox';
import { button, greeting, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';

const kind = 'import_done';
const schema = z.object({ kind: z.literal(kind), id: z.number() });

/** Puts the mail about a finished import into the outbox, within the caller's transaction. */
export const enqueueImportMail = (tx: Database, id: number) =>
  enqueueMail(tx, { kind, id }, { storeId: storeOf(imports.storeId, eq(imports.id, id)) });

/** Registers the mail that tells an import's author that it is done. */
export const registerImportMails = () => registerMails([kind], schema, compose);

async function compose(db: Database, { id }: { id: number }): Promise<Mail | undefined> {
  const [found] = await db
    .select({ one: imports, email: vendors.email, name: vendors.firstName, lang: vendors.locale })
    .from(imports)
    .innerJoin(vendors, eq(vendors.id, imports.vendorId))
    .where(eq(imports.id, id));
  if (!found) return undefined;
  const { one, email, name, lang } = found;
  const { fileName: file, newCount, changedCount, unchangedCount, faultyCount } = one;
  const { leftOutCount: left, draftCount: drafts } = one;
  return importMail(
    { email, name, lang },
    { id, file },
    {
      added: newCount,
      changed: changedCount,
      unchanged: unchangedCount,
      faulty: faultyCount,
      left,
      drafts,
    },
  );
}

type To = { email: string; name: string; lang: Locale };
type Counts = Record<'added' | 'changed' | 'unchanged' | 'faulty' | 'left' | 'drafts', number>;

/** Composes the mail with an import's results for its author. */
export function importMail(
  { email, name, lang }: To,
  { id, file }: { id: number; file: string },
  counts: Counts,
): Mail {
  const link = pageLink(lang, `/seller/imports/${id}`);
  const { subject, opening, closing } = wordingOf(lang, 'import_done', { name, file, link });
  return composeMail(lang, email, 'account', subject, [
    greeting(lang, name),
    ...opening,
    paragraph(textOf(lang, 'mail.import_done.counts', counts)),
    ...(counts.drafts
      ? [paragraph(textOf(lang, 'mail.import_done.drafts', { count: counts.drafts }))]
      : []),
    ...(counts.faulty ? [paragraph(textOf(lang, 'mail.import_done.faulty'))] : []),
    button(textOf(lang, 'mail.import_done.see'), link),
    ...closing,
  ]);
}
