import type { z } from 'zod';
import type { signupSchema, User } from '@/lib/api/schemas/accounts';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import { background } from '../mail/background';
import type { Mailer } from '../mail/mailer';
import { accountExistsMail } from '../mail/templates/account-exists-mail';
import { refuseCommonPassword } from './common-passwords';
import { sendOtp } from './otp';
import { hashPassword } from './passwords';
import { findUserByEmail, insertUser } from './queries';

type Outside = { db: Database; mailer: Mailer };

/**
 * Opens an account and mails its first one-time password. An address that has an account already is
 * answered just the same, after the same work; only its owner learns of it, by mail.
 */
export async function signUp(
  outside: Outside,
  body: z.output<typeof signupSchema>,
  lang: Locale,
): Promise<User> {
  refuseCommonPassword(body.password, 'password');
  const isNew = await insertUser(outside.db, {
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email,
    phone: body.phone,
    passwordHash: await hashPassword(body.password),
    locale: body.lang ?? lang,
  });
  background('sign-up mail', () =>
    isNew ? sendOtp(outside, body.email, 'verify') : tellOwner(outside, body.email),
  );
  const { first_name, last_name, email } = body;
  return { first_name, last_name, email, is_verified: false };
}

/** After the work that a code would have cost. */
async function tellOwner({ db, mailer }: Outside, email: string): Promise<void> {
  await hashPassword(email);
  const owner = await findUserByEmail(db, email);
  if (owner) await mailer.send(accountExistsMail(owner));
}
