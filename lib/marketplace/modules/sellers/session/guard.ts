import { sql } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { rolesOf, type SellerPermission, sellerMay } from '@/lib/contract/access';
import { operatorSellerViewsContract } from '@/lib/contract/operators/seller-views';
import type { OperatorRole } from '@/lib/contract/schemas/operators/roles';
import type { ApiScope } from '@/lib/contract/schemas/seller/scopes';
import { bearsPersonalToken } from '@/lib/security/personal-token';
import type { Database } from '../../../kernel/db/connection';
import { jsonObject, prepared } from '../../../kernel/db/prepared';
import { tokens } from '../../../kernel/db/schema/accounts';
import { operatorSessions, operators, sellerViews } from '../../../kernel/db/schema/operators';
import { storeMembers } from '../../../kernel/db/schema/sellers';
import { stores } from '../../../kernel/db/schema/stores';
import { DomainError, NotSignedIn } from '../../../kernel/errors';
import type { Seller } from '../../../kernel/http/actor';
import type { CallEnv } from '../../../kernel/http/env';
import { TooManyRequests } from '../../../kernel/http/limited';
import type { Count } from '../../../kernel/limits/limiter';
import { hashSecret, isLive, randomSecret } from '../../accounts';
import { findApiToken } from '../tokens/find-token';
import { bearerOf } from '../vendors/sessions';

const prefix = 'view_';

/** Returns a new token with which an operator reads the area of a store. */
export const newViewToken = (): string => prefix + randomSecret();

const isViewToken = (bearer: string): boolean => bearer.startsWith(prefix);

type Found = Required<Seller> & { operatorRole: OperatorRole };

const foundByHash = prepared<{ hash: string }, Found>('seller_of_view', () => {
  const found = jsonObject<Found>({
    vendorId: stores.vendorId,
    storeId: stores.id,
    role: sql`'owner'`,
    isSuspended: sql`${stores.status} = 'suspended'`,
    tokenId: sql`null`,
    view: sql`json_build_object('number', ${stores.applicationNumber}, 'expiresAt', ${sellerViews.expiresAt})`,
    operatorRole: operators.role,
  });
  return sql`select ${found} from ${sellerViews}
    join ${operatorSessions} on ${operatorSessions.id} = ${sellerViews.operatorSessionId}
      and ${operatorSessions.revokedAt} is null and ${operatorSessions.expiresAt} > now()
    join ${operators} on ${operators.id} = ${operatorSessions.operatorId} and ${operators.removedAt} is null
    join ${stores} on ${stores.id} = ${sellerViews.storeId}
    where ${sellerViews.hash} = ${sql.placeholder('hash')} and ${sellerViews.endedAt} is null
      and ${sellerViews.expiresAt} > now() and ${stores.status} in ('approved', 'suspended')`;
});

/**
 * Finds the store whose area an operator looks at, as its owner. Undefined once the view or the operator's
 * session is over, and for operators who have lost the role for it.
 */
async function findSellerView(db: Database, token: string): Promise<Seller | undefined> {
  const [found] = await foundByHash(db, { hash: hashSecret(token) });
  if (!found) return undefined;
  const { operatorRole, ...seller } = found;
  const roles = rolesOf(operatorSellerViewsContract.open.access);
  return roles.includes(operatorRole) ? seller : undefined;
}

type Member = Omit<Seller, 'view'>;

const sellersByHash = prepared<{ hash: string }, Member>('seller_of_token', () => {
  const seller = jsonObject<Member>({
    vendorId: tokens.vendorId,
    storeId: stores.id,
    role: sql`coalesce(${storeMembers.role}, 'owner')`,
    isSuspended: sql`${stores.status} = 'suspended'`,
    tokenId: tokens.id,
  });
  return sql`select ${seller} from ${tokens}
    left join ${storeMembers} on ${storeMembers.vendorId} = ${tokens.vendorId}
    join ${stores} on ${stores.id} = ${storeMembers.storeId}
      or (${storeMembers.id} is null and ${stores.vendorId} = ${tokens.vendorId})
    where ${tokens.hash} = ${sql.placeholder('hash')} and ${isLive}
      and ${tokens.opensSellerArea} and ${stores.status} in ('approved', 'suspended')`;
});

/** Requirements of a route: the permission of the caller's role, and of a personal token its scope too. */
type Wanted = { permission: SellerPermission; scope: ApiScope | undefined; givesAccess?: true };

/**
 * Lets only members of an open store through whose role allows it, signed in or by a personal token with the route's
 * scope, and sets `c.var.seller`. A suspended store's goods can be read, not changed, it gives nobody new access, and
 * its tokens do nothing. An operator who looks at a store's area reads all of it and writes nothing.
 */
export function sellerSignedIn({
  permission,
  scope,
  givesAccess,
}: Wanted): MiddlewareHandler<CallEnv> {
  return async (c, next) => {
    const header = c.req.header('authorization');
    const bearer = bearerOf(header) ?? '';
    const seller = bearsPersonalToken(header)
      ? await sellerOfApiToken(c, bearer, scope)
      : await sellerOfSession(c, bearer);
    if (!sellerMay(seller.role, permission)) throw new DomainError(403, 'role_not_allowed');
    const writes = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    if (seller.view && writes) throw new DomainError(403, 'seller_view_read_only');
    if (seller.isSuspended && writes && permission === 'catalogue') {
      throw new DomainError(403, 'store_suspended');
    }
    if (seller.isSuspended && givesAccess) throw new DomainError(403, 'store_suspended_access');
    c.set('seller', seller);
    await next();
  };
}

async function sellerOfSession(c: Context<CallEnv>, bearer: string): Promise<Seller> {
  const { db } = c.var;
  const [seller] = isViewToken(bearer)
    ? [await findSellerView(db, bearer)]
    : bearer
      ? await sellersByHash(db, { hash: hashSecret(bearer) })
      : [];
  if (!seller) throw new NotSignedIn();
  return seller;
}

async function sellerOfApiToken(
  c: Context<CallEnv>,
  bearer: string,
  scope: ApiScope | undefined,
): Promise<Seller> {
  const found = await findApiToken(c.var.db, bearer);
  if (!found) throw new DomainError(401, 'api_token_invalid');
  const { apiTokenId, scopes, isStale: _, ...seller } = found;
  const note = (count: Count) => c.var.counts.push(count);
  const token = { account: `api token ${apiTokenId}` };
  const wait = await c.var.limiter.take('api_token', token, { note });
  if (wait !== undefined) throw new TooManyRequests(wait);
  if (seller.isSuspended) throw new DomainError(403, 'api_token_suspended');
  if (!scope) throw new DomainError(403, 'api_token_no_route');
  if (!scopes.includes(scope)) {
    throw new DomainError(403, 'api_token_scope', { params: { scope }, data: { scope } });
  }
  return seller;
}
