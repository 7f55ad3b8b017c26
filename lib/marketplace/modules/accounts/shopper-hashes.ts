import { hkdfSync } from 'node:crypto';
import { and, eq, inArray, isNull, not, notExists, sql } from 'drizzle-orm';
import { config } from '@/lib/config';
import { sign } from '@/lib/security/hmac';
import { normalised } from '@/lib/text/normalised';
import type { Database } from '../../kernel/db/connection';
import { jsonObject, prepared } from '../../kernel/db/prepared';
import { shopperHashes, users } from '../../kernel/db/schema/accounts';
import { orders } from '../../kernel/db/schema/orders';
import { dueFaults, eachRow, isFaulty } from '../../kernel/jobs/each-row';
import { nameAccount } from './name-account';

type Person = { email: string; phone: string | null; isPhoneVerified: boolean };

/**
 * Returns the canonical spelling of an e-mail address, to which mailboxes deliver all others: lower case, without
 * a plus suffix, without dots before the @.
 * @param email a stored address, in lower case
 */
export function plainEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).split('+', 1);
  const domain = email.slice(at + 1);
  return `${local.replaceAll('.', '')}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}

/** Returns the SQL form of `plainEmail` for a column of stored addresses. */
export const plainEmailIn = (column: string) =>
  sql.raw(`replace(split_part(split_part(lower(${column}), '@', 1), '+', 1), '.', '') || '@' ||
    regexp_replace(split_part(lower(${column}), '@', 2), '^googlemail\\.com$', 'gmail.com')`);

/** Derives the key of these hashes: a copy of the database alone does not tell whether an address is among them. */
const key = () =>
  Buffer.from(hkdfSync('sha256', config.sessionSecret, '', 'haat shopper hashes', 32)).toString(
    'hex',
  );

/** Returns the keyed hashes of a shopper's address and, once confirmed, phone number. */
export function hashesOf({ email, phone, isPhoneVerified }: Person): string[] {
  const known = [`email ${plainEmail(email)}`];
  if (phone && isPhoneVerified) known.push(`phone ${phone}`);
  return known.map((text) => sign(text, key()));
}

type Account = Pick<typeof users.$inferSelect, 'email' | 'firstName' | 'phone'> & {
  isPhoneVerified: boolean;
  /** The hashes that are already kept. */
  hashes: string[];
};

const accountThatOrders = prepared<{ userId: number }, Account>(
  'account_that_orders',
  () =>
    sql`select ${jsonObject<Account>({
      email: users.email,
      firstName: users.firstName,
      phone: users.phone,
      isPhoneVerified: sql`${users.phoneVerifiedAt} is not null`,
      hashes: sql`array(select hash from ${shopperHashes} where user_id = ${users.id})`,
    })} from ${users} where ${users.id} = ${sql.placeholder('userId')} and ${users.deletedAt} is null`,
);

/** Keeps the hashes of a shopper whose account is erased. Safe to repeat. */
export async function keepHashes(tx: Database, userId: number): Promise<void> {
  const [account] = await accountThatOrders(tx, { userId });
  if (account) await keepMissing(tx, userId, account);
}

/** Keeps the hashes of a shopper who orders, and gives a nameless account the name of the order's address. */
export async function noteOrderer(
  tx: Database,
  userId: number,
  address: { fullName: string; phone: string },
): Promise<void> {
  const [account] = await accountThatOrders(tx, { userId });
  if (!account) return;
  if (!account.firstName) await nameAccount(tx, userId, address);
  await keepMissing(tx, userId, account);
}

async function keepMissing(tx: Database, userId: number, account: Account): Promise<void> {
  const hashes = hashesOf(account).filter((hash) => !account.hashes.includes(hash));
  if (!hashes.length) return;
  const rows = hashes.map((hash) => ({ hash, userId }));
  await tx.insert(shopperHashes).values(rows).onConflictDoNothing();
}

/** The contacts of an order: the phone numbers on it, and its postal address. */
export type OrderContacts = {
  phones: readonly string[];
  address: { full_address: string; pincode: string };
};

/** Hashes a delivery phone, by which accounts are one person; its prefix tells it from a confirmed phone. */
const deliveryPhone = (phone: string) => sign(`delivery phone ${phone}`, key());

/**
 * Hashes a postal address in any spelling: its pincode with the letters and digits of its lines. Has its own
 * prefix, because households and hostels share an address.
 */
const postalAddress = ({ full_address, pincode }: OrderContacts['address']) => {
  const letters = normalised(full_address, 500, 'NFKC').toLowerCase();
  const line = letters.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return `address ${sign(`address ${pincode} ${line}`, key())}`;
};

/** Keeps the contacts of an order that used an offer for one person (ADR 38). */
export async function keepContacts(
  tx: Database,
  userId: number,
  { phones, address }: OrderContacts,
): Promise<void> {
  const hashes = new Set([...phones.map(deliveryPhone), postalAddress(address)]);
  const rows = [...hashes].map((hash) => ({ hash, userId }));
  await tx.insert(shopperHashes).values(rows).onConflictDoNothing();
}

/** Returns the accounts that used an offer at this postal address. */
export async function listSameAddress(db: Database, { address }: OrderContacts): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: shopperHashes.userId })
    .from(shopperHashes)
    .where(eq(shopperHashes.hash, postalAddress(address)));
  return rows.map(({ id }) => id);
}

/**
 * Returns the accounts, including erased ones, that ordered with this shopper's address or number, or used an
 * offer with a phone of this order; the shopper's own first.
 */
export async function listSamePerson(
  db: Database,
  userId: number,
  contacts?: OrderContacts,
): Promise<number[]> {
  const [person] = await db
    .select({
      email: users.email,
      phone: users.phone,
      isPhoneVerified: sql<boolean>`${users.phoneVerifiedAt} is not null`,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) return [userId];
  const others = await db
    .selectDistinct({ id: shopperHashes.userId })
    .from(shopperHashes)
    .where(
      inArray(shopperHashes.hash, [
        ...hashesOf(person),
        ...(contacts?.phones ?? []).map(deliveryPhone),
      ]),
    );
  return [userId, ...others.map(({ id }) => id).filter((id) => id !== userId)];
}

const job = 'shopper hashes';
const batch = 500;
const complete = new WeakSet<Database>();

/**
 * Hashes shoppers who ordered before hashes were kept, a batch in each round until none is left.
 * @returns the number of shoppers hashed
 */
export async function hashFormerShoppers(db: Database, now: Date): Promise<number> {
  const ids = complete.has(db)
    ? (await dueFaults(db, job, now)).map(Number)
    : await listUnhashed(db, now);
  const done = await eachRow(db, job, ids, {
    now,
    subject: (id) => id,
    work: async (id) => {
      await keepHashes(db, id);
      return 1;
    },
  });
  if (ids.length < batch) complete.add(db);
  return done;
}

async function listUnhashed(db: Database, now: Date): Promise<number[]> {
  const ordered = db.select({ id: orders.userId }).from(orders);
  const hashed = db
    .select({ one: sql`1` })
    .from(shopperHashes)
    .where(eq(shopperHashes.userId, users.id));
  const former = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        inArray(users.id, ordered),
        notExists(hashed),
        not(isFaulty(job, sql`${users.id}`, now)),
      ),
    )
    .limit(batch);
  return former.map(({ id }) => id);
}
