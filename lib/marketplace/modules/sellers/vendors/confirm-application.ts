import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { otps } from '../../../kernel/db/schema/accounts';
import { storeApplications, stores, vendors } from '../../../kernel/db/schema/stores';
import { DomainError, InvalidFields } from '../../../kernel/errors';
import type { Limiter } from '../../../kernel/limits/limiter';
import type { Mailer } from '../../../kernel/mail/mailer';
import { enqueueMail } from '../../../kernel/mail/outbox';
import { mayMailUnverified } from '../../../kernel/mail/unverified-address';
import { hashSecret, isValid, verifyPassword } from '../../accounts';
import {
  findApplications,
  findOwnStore,
  findVendorByEmail,
  type StoreApplication,
} from './queries';
import { endVendorSessions } from './sessions';
import { invoicePrefixOf, newConfirmationCode, storeSlugOf } from './submit-application';
import { confirmApplicationMail, vendorAppliedMail, vendorKnownMail } from './vendor-mails';

const hoursValid = 24;
const coolDownSeconds = 60;

type Outside = { db: Database; mailer: Mailer; limiter: Limiter };

/**
 * Mails a confirmation code to an applicant, or a note to a vendor who has a store already. Silently does
 * nothing when nobody applied with the address, when the last code is less than a minute old, or when the
 * address has reached its daily number of mails. A code is valid until it expires, so that a stranger's
 * application does not invalidate the owner's.
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

/** Stores the hash unless the last code, possibly of a concurrent call, is less than a minute old. */
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
 * Verifies a code that was mailed to the address in the last 24 hours.
 * @throws {InvalidFields} otp_wrong, the same for a wrong one, an expired one and an unknown address
 */
async function checkConfirmationCode(db: Database, email: string, code: string): Promise<void> {
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

/** The most applications compared with the password: strangers may have applied with the address too. */
const maxCompared = 20;

type Proof = { email: string; password: string; code: string };

/**
 * Turns an application into a vendor with a pending store. The code proves the e-mail address; the password
 * selects one of its applications and becomes the vendor's. A rejected store is replaced. Confirming again
 * changes nothing.
 * @returns the application's number
 * @throws {InvalidFields} otp_wrong, application_password, gstin_taken
 * @throws {DomainError} 409 already_applied
 */
export async function confirmApplication(
  db: Database,
  { email, password, code }: Proof,
): Promise<string> {
  await checkConfirmationCode(db, email, code);
  const { id, facts } = await applicationOf(db, email, password);
  for (let tries = 0; tries < 8; tries++) {
    const names: Names = {
      slug: storeSlugOf(facts.store_name, tries),
      invoicePrefix: invoicePrefixOf(facts.store_name, tries),
    };
    try {
      return await db.transaction((tx) => record(tx, id, names));
    } catch (error) {
      const constraint = violated(error);
      if (constraint === undefined) throw error;
      if (constraint === 'stores_gstin_key') throw new InvalidFields({ gst_number: 'gstin_taken' });
      if (constraint === 'vendors_email_key') throw new DomainError(409, 'already_applied');
    }
  }
  throw new Error('no free slug or invoice prefix was found');
}

async function applicationOf(db: Database, email: string, password: string) {
  for (const application of await findApplications(db, email, maxCompared, 'also confirmed')) {
    if (await verifyPassword(application.passwordHash, password)) return application;
  }
  throw new InvalidFields({ password: 'application_password' });
}

/** Names that are unique in the database; others are tried when they are taken. */
type Names = { slug: string; invoicePrefix: string };

async function record(tx: Database, applicationId: number, names: Names): Promise<string> {
  const [application] = await tx
    .select()
    .from(storeApplications)
    .where(eq(storeApplications.id, applicationId))
    .for('update');
  if (!application) throw new InvalidFields({ password: 'application_password' });
  const { number, email, locale, facts } = application;
  if (application.confirmedAt) return number;
  const [former] = await tx
    .select({ vendorId: vendors.id, status: stores.status })
    .from(vendors)
    .innerJoin(stores, eq(stores.vendorId, vendors.id))
    .where(eq(vendors.email, email))
    .for('update');
  if (former && former.status !== 'rejected') throw new DomainError(409, 'already_applied');
  if (former) await replace(tx, former.vendorId, application, names);
  else await insert(tx, application, names);
  await tx
    .update(storeApplications)
    .set({ confirmedAt: new Date() })
    .where(eq(storeApplications.id, applicationId));
  const mail = vendorAppliedMail(locale, { ...facts, email }, number);
  await enqueueMail(tx, { kind: 'written', mail });
  return number;
}

async function insert(tx: Database, application: StoreApplication, names: Names) {
  const { email, logo, banner } = application;
  const [vendor] = await tx
    .insert(vendors)
    .values({ ...vendorOf(application), email })
    .returning({ id: vendors.id });
  if (!vendor) throw new Error('the vendor was not inserted');
  const store = { ...storeOf(application), ...names, logo, banner };
  await tx.insert(stores).values({ ...store, vendorId: vendor.id });
}

/** Replaces a rejected application; whoever proved the address becomes the vendor. */
async function replace(
  tx: Database,
  vendorId: number,
  application: StoreApplication,
  names: Names,
) {
  const { logo, banner } = application;
  await tx.update(vendors).set(vendorOf(application)).where(eq(vendors.id, vendorId));
  await endVendorSessions(tx, vendorId);
  await tx
    .update(stores)
    .set({
      ...storeOf(application),
      ...names,
      ...(logo && { logo }),
      ...(banner && { banner }),
      status: 'pending',
      statusReason: null,
    })
    .where(eq(stores.vendorId, vendorId));
}

function vendorOf({ facts, passwordHash, locale }: StoreApplication) {
  const { first_name: firstName, last_name: lastName, phone } = facts;
  return { firstName, lastName, phone, passwordHash, locale };
}

function storeOf({ facts, number, createdAt }: StoreApplication) {
  return {
    applicationNumber: number,
    name: facts.store_name,
    legalName: facts.store_name,
    address: facts.address,
    city: facts.city,
    state: facts.state,
    country: facts.country,
    pincode: facts.postal_code,
    gstin: facts.gst_number,
    pan: facts.pan_number,
    careEmail: facts.care_email ?? null,
    carePhone: facts.phone,
    termsAcceptedAt: createdAt,
    createdAt,
  };
}

/** Returns the unique constraint that a failed statement violated. */
function violated(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const { code, constraint }: { code?: unknown; constraint?: unknown } = Object(cause);
  if (code !== '23505') return undefined;
  return typeof constraint === 'string' ? constraint : 'unknown';
}
