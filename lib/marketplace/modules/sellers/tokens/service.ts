import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { ApiToken } from '@/lib/contract/schemas/seller/api';
import type { ApiScope } from '@/lib/contract/schemas/seller/scopes';
import { fullName } from '@/lib/i18n/names/full-name';
import { newPersonalToken } from '@/lib/security/personal-token';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { apiTokens } from '../../../kernel/db/schema/api-tokens';
import { stores, vendors } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, NotFound } from '../../../kernel/errors';
import { hashSecret } from '../../accounts';
import { tellOwnerOfAccess } from '../session/api-access-mail';

/** The most tokens of a store at a time. */
const most = 50;

const isKept = isNull(apiTokens.revokedAt);

/** Lists tokens of a store that are not revoked, newest first; expired ones stay until they are cleaned up. */
export async function listApiTokens(db: Database, storeId: number): Promise<ApiToken[]> {
  const rows = await db
    .select({ token: apiTokens, first: vendors.firstName, last: vendors.lastName })
    .from(apiTokens)
    .innerJoin(vendors, eq(vendors.id, apiTokens.vendorId))
    .where(and(eq(apiTokens.storeId, storeId), isKept))
    .orderBy(desc(apiTokens.id));
  return rows.map(({ token, first, last }) => toView(token, fullName(first, last)));
}

const toView = (row: typeof apiTokens.$inferSelect, by: string): ApiToken => ({
  id: row.id,
  name: row.name,
  tail: row.tail,
  scopes: row.scopes,
  by,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  expires_at: row.expiresAt.toISOString(),
});

type Maker = { storeId: number; vendorId: number };
type Wanted = { name: string; scopes: ApiScope[]; days: number };

/**
 * Creates a personal token of that member of the store, and tells its owner.
 * @returns it with its text, of which only the hash is kept
 * @throws {DomainError} 409 api_tokens_too_many
 */
export function createApiToken(
  db: Database,
  { storeId, vendorId }: Maker,
  { name, scopes, days }: Wanted,
): Promise<ApiToken & { token: string }> {
  const token = newPersonalToken();
  return transact(db, async (tx) => {
    // The store is locked, so that concurrent calls are counted one after the other.
    await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('update');
    const [live] = await tx
      .select({ tokens: count() })
      .from(apiTokens)
      .where(and(eq(apiTokens.storeId, storeId), isKept, gt(apiTokens.expiresAt, sql`now()`)));
    if (live && live.tokens >= most) throw new DomainError(409, 'api_tokens_too_many');
    const expiresAt = new Date(Date.now() + days * 86_400_000);
    const facts = { storeId, vendorId, name, scopes, expiresAt };
    const secret = { hash: hashSecret(token), tail: token.slice(-4) };
    const row = firstRow(
      await tx
        .insert(apiTokens)
        .values({ ...facts, ...secret })
        .returning(),
    );
    await tellOwnerOfAccess(tx, { storeId, vendorId }, { what: name, path: '/seller/api' });
    const by = firstRow(await tx.select().from(vendors).where(eq(vendors.id, vendorId)));
    return { ...toView(row, fullName(by.firstName, by.lastName)), token };
  });
}

/** @throws {NotFound} api_token_not_found */
export async function revokeApiToken(db: Database, storeId: number, id: number): Promise<void> {
  const revoked = await revoke(db, and(eq(apiTokens.id, id), eq(apiTokens.storeId, storeId)));
  if (!revoked.length) throw new NotFound('api_token_not_found');
}

/** Revokes the tokens of somebody who leaves the store, or whose password is reset. */
export const revokeApiTokensOf = (tx: Database, vendorId: number) =>
  revoke(tx, eq(apiTokens.vendorId, vendorId));

const revoke = (db: Database, which: ReturnType<typeof and>) =>
  db
    .update(apiTokens)
    .set({ revokedAt: sql`now()` })
    .where(and(which, isKept))
    .returning({ id: apiTokens.id });
