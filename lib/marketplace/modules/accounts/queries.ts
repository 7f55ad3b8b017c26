import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Profile, User } from '@/lib/contract/schemas/accounts';
import type { Database } from '../../kernel/db/connection';
import { users } from '../../kernel/db/schema/accounts';

export type UserRow = typeof users.$inferSelect;

/** Returns the account of that (lower-case) address, unless it is deleted. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return user;
}

/** Returns the account of a signed-in shopper. */
export async function getUser(db: Database, id: number): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error(`user ${id} vanished while signed in`);
  return user;
}

/** Inserts an account unless the address has one; returns whether it was inserted. */
export async function insertUser(db: Database, user: typeof users.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return inserted.length > 0;
}

/** Marks an unverified account whose address was signed up again; `isNew` for the first sign-up. */
export async function markContested(db: Database, email: string, isNew: boolean): Promise<void> {
  // The update also runs for a new account, so that timing does not distinguish it from a known one.
  await db
    .update(users)
    .set({ contestedAt: sql`now()` })
    .where(and(eq(users.email, email), isNull(users.verifiedAt), sql`not ${isNew}::boolean`));
}

/** Returns the account of that address, locked until the transaction ends. */
export async function lockUser(tx: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)))
    .for('no key update');
  return user;
}

/** Changes an account and returns it. */
export async function updateUser(
  db: Database,
  id: number,
  change: PgUpdateSetSource<typeof users>,
): Promise<UserRow> {
  const [user] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  if (!user) throw new Error(`user ${id} vanished while signed in`);
  return user;
}

/** The value of `verifiedAt` after a mailed code has proved the address; keeps an earlier time. */
export const verifiedNow = sql`coalesce(${users.verifiedAt}, now())`;

/** Converts a row to the "session user" of specification §3. */
export function toUser(row: UserRow): User {
  return {
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    is_verified: row.verifiedAt !== null,
  };
}

/** Converts a row to the session user with the fields of the profile page. */
export function toProfile(row: UserRow): Profile {
  const { phone, phoneVerifiedAt, locale } = row;
  return { ...toUser(row), phone, phone_verified: phoneVerifiedAt !== null, language: locale };
}
