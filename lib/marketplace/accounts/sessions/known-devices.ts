import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection';
import { knownDevices, users } from '../../db/schema/accounts';
import { type CodeTarget, isTo } from '../codes/code-requests';
import { hashSecret, randomSecret } from './bearer-tokens';

/** The id under which the account of that address or confirmed phone knows the device with that token. */
export async function findDevice(
  db: Database,
  target: CodeTarget,
  token: string,
): Promise<number | undefined> {
  const isOwners = target.phone === undefined ? undefined : isNotNull(users.phoneVerifiedAt);
  const [row] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.hash, hashSecret(token)), isTo(users, target), isOwners));
  return row?.id;
}

/**
 * Remembers a device on which the owner of a verified account has signed in, and returns its token: the given
 * one if any account knows it, because people may share a device.
 */
export async function rememberDevice(
  db: Database,
  userId: number,
  given?: string,
): Promise<string> {
  const token = given && (await isKnownDevice(db, given)) ? given : randomSecret();
  await db
    .insert(knownDevices)
    .values({ hash: hashSecret(token), userId })
    .onConflictDoUpdate({
      target: [knownDevices.hash, knownDevices.userId],
      set: { lastUsedAt: sql`now()` },
    });
  return token;
}

/** Whether any account knows the device with that token. */
export async function isKnownDevice(db: Database, token: string): Promise<boolean> {
  const [row] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.hash, hashSecret(token)))
    .limit(1);
  return row !== undefined;
}

/** For a new password: no earlier device is trusted. */
export async function forgetDevices(db: Database, userId: number): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
