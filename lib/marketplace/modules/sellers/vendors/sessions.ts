import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import type { OwnStore } from '@/lib/contract/schemas/vendors';
import type { Database } from '../../../kernel/db/connection';
import { tokens } from '../../../kernel/db/schema/accounts';
import { vendors } from '../../../kernel/db/schema/stores';
import { DomainError, NotSignedIn } from '../../../kernel/errors';
import type { CallEnv } from '../../../kernel/http/env';
import {
  forgetDevices,
  hashPassword,
  hashSecret,
  randomSecret,
  verifyDecoy,
  verifyPassword,
} from '../../accounts';
import { revokeApiTokensOf } from '../tokens/service';
import { pauseWebhooksOf } from '../webhooks/service';
import { findApplications, findOwnStore, findVendorByEmail, keepPassword } from './queries';

const lifetime = 30 * 24 * 60 * 60 * 1000;

/**
 * Signs a vendor in by password; an unknown address takes as long as a wrong password.
 * @throws {DomainError} 401 wrong_credentials, 403 application_unconfirmed
 */
export async function logInVendor(
  db: Database,
  email: string,
  password: string,
  userAgent?: string,
): Promise<{ token: string; store: OwnStore }> {
  const vendor = await findVendorByEmail(db, email);
  const isRight = await fits(vendor, password);
  const store = vendor && isRight ? await findOwnStore(db, vendor.id) : undefined;
  if (!vendor || !store) {
    const [application] = await findApplications(db, email, 1);
    if (!(await fits(application, password))) throw new DomainError(401, 'wrong_credentials');
    throw new DomainError(403, 'application_unconfirmed', { data: { unconfirmed: true } });
  }
  const token = randomSecret();
  const expiresAt = new Date(Date.now() + lifetime);
  const hash = hashSecret(token);
  await db.transaction(async (tx) => {
    await keepPassword(tx, vendor);
    await tx.insert(tokens).values({ hash, vendorId: vendor.id, userAgent, expiresAt });
  });
  return { token, store };
}

const fits = (known: { passwordHash: string } | undefined, password: string) =>
  known ? verifyPassword(known.passwordHash, password) : verifyDecoy(password);

/**
 * Sets a new password, ends every session and personal token of the vendor, and pauses the webhooks of their store:
 * whoever had a session may have made them. Returns whether any token or webhook was concerned.
 */
export async function setVendorPassword(
  tx: Database,
  email: string,
  password: string,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  const [vendor] = await tx
    .update(vendors)
    .set({ passwordHash })
    .where(eq(vendors.email, email))
    .returning({ id: vendors.id });
  if (!vendor) return false;
  await endVendorSessions(tx, vendor.id);
  await forgetDevices(tx, { vendorId: vendor.id });
  const ended = await revokeApiTokensOf(tx, vendor.id);
  const paused = await pauseWebhooksOf(tx, vendor.id);
  return ended.length > 0 || paused > 0;
}

export const logOutVendor = (db: Database, token: string) =>
  revoke(db, eq(tokens.hash, hashSecret(token)));

export const endVendorSessions = (db: Database, vendorId: number) =>
  revoke(db, eq(tokens.vendorId, vendorId));

async function revoke(db: Database, which: SQL): Promise<void> {
  await db
    .update(tokens)
    .set({ revokedAt: sql`now()` })
    .where(and(which, isNull(tokens.revokedAt)));
}

export const bearerOf = (header: string | undefined) =>
  /^Bearer ([\w-]{20,100})$/i.exec(header ?? '')?.[1];

/** Lets only a vendor's valid token through and sets `c.var.vendorId`. */
export const vendorSignedIn: MiddlewareHandler<CallEnv> = async (c, next) => {
  const token = bearerOf(c.req.header('authorization'));
  const [row] = token
    ? await c.var.db
        .select({ vendorId: tokens.vendorId })
        .from(tokens)
        .where(
          and(
            eq(tokens.hash, hashSecret(token)),
            isNull(tokens.revokedAt),
            gt(tokens.expiresAt, sql`now()`),
          ),
        )
    : [];
  if (!row?.vendorId) throw new NotSignedIn();
  c.set('vendorId', row.vendorId);
  await next();
};
