import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { otps } from '../../../kernel/db/schema/accounts';
import { storeApplications } from '../../../kernel/db/schema/stores';
import { InvalidFields } from '../../../kernel/errors';
import type { Limiter } from '../../../kernel/limits/limiter';
import type { Mailer } from '../../../kernel/mail/mailer';
import { mayMailUnverified } from '../../../kernel/mail/unverified-address';
import { hashSecret, isValid } from '../../accounts';
import {
  findApplications,
  findOwnStore,
  findVendorByEmail,
  type StoreApplication,
} from './queries';
import { newConfirmationCode } from './store-identifiers';
import { confirmApplicationMail, vendorKnownMail } from './vendor-mails';

const hoursValid = 24;
const coolDownSeconds = 60;

type Outside = { db: Database; mailer: Mailer; limiter: Limiter };

/**
 * Mails a confirmation code to an applicant, or a note to a vendor who has a store already. Silently does
 * nothing when nobody applied with the address, when the last code is less than a minute old, or when the
 * address has had its mails of the day. A code is valid until it expires, so that a stranger's application
 * does not invalidate the owner's.
 */
export async function sendConfirmationCode(
  { db, mailer, limiter }: Outside,
  email: string,
): Promise<void> {
  const [application] = await findApplications(db, email, 1);
  if (!application) return;
  const vendor = await findVendorByEmail(db, email);
  const store = vendor && (await findOwnStore(db, vendor.id));
  const isKnown = store !== undefined && store.status !== 'rejected';
  if (!isKnown && (await wasJustSent(db, email))) return;
  if (!(await mayMailUnverified(limiter, 'application', email))) return;
  if (vendor && isKnown) return mailer.send(vendorKnownMail(vendor));
  const code = newConfirmationCode();
  if (await storeCode(db, application, code)) {
    await mailer.send(confirmApplicationMail(application.locale, email, code, hoursValid));
  }
}

/** Stores the hash unless the last code is less than a minute old, also of a concurrent call. */
function storeCode(db: Database, { id, email }: StoreApplication, code: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx
      .select({ id: storeApplications.id })
      .from(storeApplications)
      .where(eq(storeApplications.id, id))
      .for('update');
    if (await wasJustSent(tx, email)) return false;
    await tx.insert(otps).values({
      email,
      audience: 'vendor',
      purpose: 'verify',
      hash: hashSecret(code),
      expiresAt: new Date(Date.now() + hoursValid * 3_600_000),
    });
    return true;
  });
}

/**
 * Checks a code that was mailed to the address in the last 24 hours.
 * @throws {InvalidFields} otp_wrong, the same for a wrong one, an expired one and an unknown address
 */
export async function checkConfirmationCode(
  db: Database,
  email: string,
  code: string,
): Promise<void> {
  const [found] = await db
    .select({ id: otps.id })
    .from(otps)
    .where(and(codesOf(email), eq(otps.hash, hashSecret(code)), isValid));
  if (!found) throw new InvalidFields({ code: 'otp_wrong' });
}

async function wasJustSent(db: Database, email: string): Promise<boolean> {
  const justNow = sql`now() - make_interval(secs => ${coolDownSeconds})`;
  const [recent] = await db
    .select({ id: otps.id })
    .from(otps)
    .where(and(codesOf(email), gt(otps.createdAt, justNow)))
    .limit(1);
  return recent !== undefined;
}

const codesOf = (email: string) =>
  and(eq(otps.email, email), eq(otps.audience, 'vendor'), eq(otps.purpose, 'verify'));
