import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { users } from '../../../kernel/db/schema/accounts';
import type { UserRow } from '../queries';

/**
 * Days for which a confirmed number may sign in without another proof. A telecom operator may reassign a number
 * 90 days after it was given up (DoT, Mobile Number Revocation List).
 */
const daysValid = 90;

const isConfirmed = (phone: string) =>
  and(eq(users.phone, phone), isNotNull(users.phoneVerifiedAt), isNull(users.deletedAt));

const isRecent = sql<boolean>`${users.phoneVerifiedAt} > now() - make_interval(days => ${daysValid})`;

/** Returns the account that has confirmed a number; `isRecent` if the number may still sign in. */
export async function findUserByPhone(
  db: Database,
  phone: string,
): Promise<(Pick<UserRow, 'id' | 'locale'> & { isRecent: boolean }) | undefined> {
  const [user] = await db
    .select({ id: users.id, locale: users.locale, isRecent })
    .from(users)
    .where(isConfirmed(phone));
  return user;
}

/** Returns the account that a number signs in to, locked until the transaction ends. */
export async function lockUserByPhone(tx: Database, phone: string): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(isConfirmed(phone), isRecent))
    .for('no key update');
  return user;
}

/** Takes a confirmed number from all accounts except the one that has just proved it. */
export async function takePhoneFromOthers(
  tx: Database,
  phone: string,
  userId: number,
): Promise<void> {
  await tx
    .update(users)
    .set({ phoneVerifiedAt: null })
    .where(and(isConfirmed(phone), ne(users.id, userId)));
}

/** Returns the value of `phoneVerifiedAt` for an account that gets that phone; null for a different number. */
export const keptIfSame = (phone: string | null): SQL =>
  sql`case when ${users.phone} = ${phone} then ${users.phoneVerifiedAt} end`;
