import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { knownDevices, users } from '../../../kernel/db/schema/accounts';
import { operators } from '../../../kernel/db/schema/operators';
import { vendors } from '../../../kernel/db/schema/stores';
import { type Audience, type CodeTarget, isTo } from '../codes/code-requests';
import { hashSecret, randomSecret } from './bearer-tokens';

/** The owner of a device: a shopper, a member of a store, or an operator. */
export type DeviceOwner = { userId: number } | { vendorId: number } | { operatorId: number };

/** Returns the id of the account's known device with that token. */
export async function findDevice(
  db: Database,
  owner: DeviceOwner,
  token: string | undefined,
): Promise<number | undefined> {
  return token ? find(db, token, isOf(owner)) : undefined;
}

/** Returns the id of the known device for the account that an e-mail address or a confirmed phone names. */
export async function findDeviceOf(
  db: Database,
  audience: Audience | 'operator',
  target: CodeTarget,
  token: string | undefined,
): Promise<number | undefined> {
  if (!token) return undefined;
  if (audience === 'shopper') {
    const isOwners = target.phone === undefined ? undefined : isNotNull(users.phoneVerifiedAt);
    const named = db
      .select({ id: users.id })
      .from(users)
      .where(and(isTo(users, target), isOwners));
    return find(db, token, inArray(knownDevices.userId, named));
  }
  const email = target.email ?? '';
  if (audience === 'vendor') {
    const named = db.select({ id: vendors.id }).from(vendors).where(eq(vendors.email, email));
    return find(db, token, inArray(knownDevices.vendorId, named));
  }
  const isSetUp = and(isNull(operators.removedAt), isNotNull(operators.totpConfirmedAt));
  const named = db
    .select({ id: operators.id })
    .from(operators)
    .where(and(eq(operators.email, email), isSetUp));
  return find(db, token, inArray(knownDevices.operatorId, named));
}

async function find(db: Database, token: string, isOwn: SQL): Promise<number | undefined> {
  const [row] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(and(eq(knownDevices.hash, hashSecret(token)), isOwn));
  return row?.id;
}

/**
 * Remembers a device after a complete sign-in and returns its token. A given token that this account does not
 * know may have been planted, so it is replaced by a new one; other accounts that knew the device, because people
 * share one, know it by the new token.
 */
export async function rememberDevice(
  tx: Database,
  owner: DeviceOwner,
  given?: string,
): Promise<string> {
  if (given) {
    const again = await tx
      .update(knownDevices)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(knownDevices.hash, hashSecret(given)), isOf(owner)))
      .returning({ id: knownDevices.id });
    if (again.length) return given;
  }
  const token = randomSecret();
  const hash = hashSecret(token);
  if (given) {
    await tx
      .update(knownDevices)
      .set({ hash })
      .where(eq(knownDevices.hash, hashSecret(given)));
  }
  await tx.insert(knownDevices).values({ hash, ...owner });
  return token;
}

/** Removes all known devices of an account; used when its password is replaced. */
export async function forgetDevices(db: Database, owner: DeviceOwner): Promise<void> {
  await db.delete(knownDevices).where(isOf(owner));
}

function isOf(owner: DeviceOwner): SQL {
  if ('userId' in owner) return eq(knownDevices.userId, owner.userId);
  if ('vendorId' in owner) return eq(knownDevices.vendorId, owner.vendorId);
  return eq(knownDevices.operatorId, owner.operatorId);
}
