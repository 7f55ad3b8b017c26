import { sql } from 'drizzle-orm';
import type { OperatorRole } from '@/lib/api/schemas/operators/roles';
import type { Database } from '../../../kernel/db/connection';
import { jsonObject, prepared } from '../../../kernel/db/prepared';
import { operatorSessions, operators, sellerViews } from '../../../kernel/db/schema/operators';
import { stores } from '../../../kernel/db/schema/stores';
import type { Seller } from '../../../kernel/http/actor';
import { hashSecret } from '../../accounts';
import { permissionOf, roleHas } from '../../operators';

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
 * The store whose area an operator looks at, as its owner. Undefined once the view or the operator's session is over,
 * and for operators who have lost the role for it.
 */
export async function findSellerView(db: Database, token: string): Promise<Seller | undefined> {
  const [found] = await foundByHash(db, { hash: hashSecret(token) });
  if (!found) return undefined;
  const { operatorRole, ...seller } = found;
  const permission = permissionOf('POST', '/api/operator/vendors/{number}/view');
  return roleHas(operatorRole, permission) ? seller : undefined;
}
