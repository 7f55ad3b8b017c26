import { eq, sql } from 'drizzle-orm';
import type { ApiScope } from '@/lib/contract/schemas/seller/scopes';
import { isPersonalToken } from '@/lib/security/personal-token';
import type { Database } from '../../../kernel/db/connection';
import { jsonObject, prepared } from '../../../kernel/db/prepared';
import { apiTokens } from '../../../kernel/db/schema/api-tokens';
import { storeMembers } from '../../../kernel/db/schema/sellers';
import { stores } from '../../../kernel/db/schema/stores';
import type { Seller } from '../../../kernel/http/actor';
import { hashSecret } from '../../accounts';

type Found = Omit<Seller, 'view'> & { apiTokenId: number; scopes: ApiScope[]; isStale: boolean };

const foundByHash = prepared<{ hash: string }, Found>('seller_of_api_token', () => {
  const found = jsonObject<Found>({
    vendorId: apiTokens.vendorId,
    storeId: apiTokens.storeId,
    role: sql`coalesce(${storeMembers.role}, 'owner')`,
    isSuspended: sql`${stores.status} = 'suspended'`,
    tokenId: sql`null`,
    apiTokenId: apiTokens.id,
    scopes: apiTokens.scopes,
    isStale: sql`coalesce(${apiTokens.lastUsedAt} < now() - interval '5 minutes', true)`,
  });
  return sql`select ${found} from ${apiTokens}
    left join ${storeMembers} on ${storeMembers.vendorId} = ${apiTokens.vendorId}
    join ${stores} on ${stores.id} = ${apiTokens.storeId} and (${stores.id} = ${storeMembers.storeId}
      or (${storeMembers.id} is null and ${stores.vendorId} = ${apiTokens.vendorId}))
    where ${apiTokens.hash} = ${sql.placeholder('hash')} and ${apiTokens.revokedAt} is null
      and ${apiTokens.expiresAt} > now() and ${stores.status} in ('approved', 'suspended')`;
});

/**
 * Finds the maker of a personal token, in the role that they have now. Undefined when the token is unknown,
 * expired or revoked, or its maker no longer works for the store. Records the use.
 */
export async function findApiToken(db: Database, token: string): Promise<Found | undefined> {
  if (!isPersonalToken(token)) return undefined;
  const [found] = await foundByHash(db, { hash: hashSecret(token) });
  if (found?.isStale) {
    const used = { lastUsedAt: sql`now()` };
    await db.update(apiTokens).set(used).where(eq(apiTokens.id, found.apiTokenId));
  }
  return found;
}
