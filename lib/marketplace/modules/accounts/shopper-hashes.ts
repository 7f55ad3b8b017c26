import { hkdfSync } from 'node:crypto';
import { and, eq, inArray, isNull, not, notExists, sql } from 'drizzle-orm';
import { config } from '@/lib/config';
import { sign } from '@/lib/security/hmac';
import type { Database } from '../../kernel/db/connection';
import { jsonObject, prepared } from '../../kernel/db/prepared';
import { shopperHashes, users } from '../../kernel/db/schema/accounts';
import { orders } from '../../kernel/db/schema/orders';
import { dueFaults, eachRow, isFaulty } from '../../kernel/jobs/each-row';
import { nameAccount } from './name-account';

type Person = { email: string; phone: string | null; isPhoneVerified: boolean };

/**
 * An e-mail address in its plainest spelling, to which mailboxes deliver all others: lower case, without what follows
 * a plus, without dots before the @.
 * @param email a stored one, in lower case
 */
export function plainEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).split('+', 1);
  const domain = email.slice(at + 1);
  return `${local.replaceAll('.', '')}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}

/** The same in SQL, for a column of stored addresses. */
export const plainEmailIn = (column: string) =>
  sql.raw(`replace(split_part(split_part(lower(${column}), '@', 1), '+', 1), '.', '') || '@' ||
    regexp_replace(split_part(lower(${column}), '@', 2), '^googlemail\\.com$', 'gmail.com')`);

/** A key of its own: a copy of the database alone does not tell whether an address is among the hashed. */
const key = () =>
  Buffer.from(hkdfSync('sha256', config.sessionSecret, '', 'haat shopper hashes', 32)).toString(
    'hex',
  );

/** Keyed hashes of a shopper's address and, once confirmed, phone number. */
export function hashesOf({ email, phone, isPhoneVerified }: Person): string[] {
  const known = [`email ${plainEmail(email)}`];
  if (phone && isPhoneVerified) known.push(`phone ${phone}`);
  return known.map((text) => sign(text, key()));
}

type Account = Pick<typeof users.$inferSelect, 'email' | 'firstName' | 'phone'> & {
  isPhoneVerified: boolean;
  /** Those that are kept already. */
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

/** Keeps the hashes of a shopper who orders, and names an account that has no name yet as the order's address does. */
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

/** The accounts, erased ones too, that ordered with this shopper's address or number; the own one first. */
export async function listSamePerson(db: Database, userId: number): Promise<number[]> {
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
    .where(inArray(shopperHashes.hash, hashesOf(person)));
  return [userId, ...others.map(({ id }) => id).filter((id) => id !== userId)];
}

const job = 'shopper hashes';
const batch = 500;
const complete = new WeakSet<Database>();

/**
 * Hashes those who ordered before hashes were kept, some in each round until none is left.
 * @returns how many shoppers were hashed
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
