import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { signupSchema, User } from '@/lib/contract/schemas/accounts';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../kernel/db/connection';
import { codeRequests, signUps } from '../../kernel/db/schema/accounts';
import { behindAnswer } from '../../kernel/jobs/background';
import type { Mail, Mailer } from '../../kernel/mail/mailer';
import { button, greeting, paragraph } from '../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../kernel/mail/templates/compose';
import { wordingOf } from '../../kernel/mail/wording/wording';
import { openRequest } from './codes/code-requests';
import { sendOtp } from './codes/one-time-passwords';
import { refuseCommonPassword } from './passwords/common-passwords';
import { hashPassword } from './passwords/password-hash';
import { findUserByEmail, insertUser, markContested } from './queries';
import { hashSecret } from './sessions/bearer-tokens';

type Outside = { db: Database; mailer: Mailer };

export type SignUp = typeof signUps.$inferSelect;

/**
 * Signs an address up and mails a one-time password, which together with the token `request` verifies the
 * address. The first sign-up opens the account. An address that has an account gets the same answer after the
 * same work; its owner learns of it by mail.
 */
export async function signUp(
  { db, mailer }: Outside,
  body: z.output<typeof signupSchema>,
  lang: Locale,
): Promise<{ user: User; request: string }> {
  refuseCommonPassword(body.password, 'password');
  await mailer.ready?.();
  const { first_name, last_name, email } = body;
  const claim = {
    firstName: first_name,
    lastName: last_name,
    phone: body.phone,
    passwordHash: await hashPassword(body.password),
    locale: body.lang ?? lang,
  };
  const request = await db.transaction(async (tx) => {
    const openedAccount = await insertUser(tx, { email, ...claim });
    await markContested(tx, email, openedAccount);
    const { id: requestId, token } = await openRequest(tx, { email, purpose: 'verify' });
    await tx.insert(signUps).values({ requestId, openedAccount, ...claim });
    return token;
  });
  behindAnswer('sign-up mail', async () => {
    const owner = await findUserByEmail(db, email);
    if (!owner?.verifiedAt) return sendOtp({ db, mailer }, email, 'verify', claim);
    // The hash costs the same work as a code, so that timing reveals no account.
    await hashPassword(email);
    return mailer.send(accountExistsMail(owner));
  });
  return { user: { first_name, last_name, email, is_verified: false }, request };
}

/** Returns the sign-up of that address that got that token. */
export async function findSignUp(
  db: Database,
  email: string,
  token: string,
): Promise<SignUp | undefined> {
  const [row] = await db
    .select({ signUp: signUps })
    .from(signUps)
    .innerJoin(codeRequests, eq(codeRequests.id, signUps.requestId))
    .where(and(eq(codeRequests.hash, hashSecret(token)), eq(codeRequests.email, email)));
  return row?.signUp;
}

/** Composes the mail that tells an address's owner that somebody tried to sign up with it again. */
export function accountExistsMail(owner: {
  email: string;
  firstName: string;
  locale: Locale;
}): Mail {
  const lang = owner.locale;
  const link = pageLink(lang, '/forgot-password');
  const words = wordingOf(lang, 'account_exists', { name: owner.firstName });
  return composeMail(lang, owner.email, 'account', words.subject, [
    greeting(lang, owner.firstName),
    ...words.opening,
    button(textOf(lang, 'mail.account_exists.sign_in'), pageLink(lang, '/signin')),
    paragraph(textOf(lang, 'mail.account_exists.reset', { link })),
    paragraph(textOf(lang, 'mail.account_exists.caution'), 'soft'),
    ...words.closing,
  ]);
}
