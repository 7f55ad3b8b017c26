import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { jsonObject, prepared } from '../../../kernel/db/prepared';
import { cartLines } from '../../../kernel/db/schema/cart';
import { orders, stockHolds } from '../../../kernel/db/schema/orders';

/** An earlier order of a shopper that still has a say in the stock of some products. */
type Claim = {
  orderId: number;
  number: string;
  requestHash: string | null;
  couponCode: string | null;
  /** It waits for money and holds stock. */
  isOpen: boolean;
  /** Its time to pay is over; money that comes late may still claim the stock. */
  hasLapsed: boolean;
};

const userId = sql.placeholder('userId');

/** By ascending order. */
const claimsWhere = (productIs: SQL) => sql<Claim>`select ${jsonObject<Claim>({
  orderId: orders.id,
  number: orders.number,
  requestHash: orders.requestHash,
  couponCode: orders.couponCode,
  isOpen: sql`bool_or(${stockHolds.settledAt} is null)`,
  hasLapsed: sql`bool_or(${stockHolds.outcome} is not null)`,
})}
  from ${stockHolds} join ${orders} on ${orders.id} = ${stockHolds.orderId}
  where ${orders.userId} = ${userId} and ${stockHolds.productId} ${productIs}
    and (${stockHolds.settledAt} is null or ${stockHolds.outcome} = 'lapsed')
  group by ${orders.id} order by ${orders.id}`;

const ids = sql`any(${sql.placeholder('ids')}::bigint[])`;

/** What earlier orders of a shopper claim of any of these products. */
export const claimsOnProducts = prepared<{ userId: number; ids: number[] }, Claim>(
  'claims_on_products',
  () => claimsWhere(sql`= ${ids}`),
);

/** The same for the products of these lines of the shopper's cart. */
export const claimsOnCartLines = prepared<{ userId: number; ids: number[] }, Claim>(
  'claims_on_cart_lines',
  () =>
    claimsWhere(sql`in (select ${cartLines.productId} from ${cartLines}
      where ${cartLines.userId} = ${userId} and ${cartLines.id} = ${ids})`),
);

/** A newer order of the same products was placed: older ones that lapsed may no longer claim their stock. */
export async function dropClaims(
  tx: Database,
  userId: number,
  productIds: number[],
): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  const lapsed = tx
    .select({ orderId: stockHolds.orderId })
    .from(stockHolds)
    .where(
      and(
        inArray(stockHolds.orderId, own),
        inArray(stockHolds.productId, productIds),
        eq(stockHolds.outcome, 'lapsed'),
      ),
    );
  await tx
    .update(stockHolds)
    .set({ outcome: 'given_back' })
    .where(and(inArray(stockHolds.orderId, lapsed), ne(stockHolds.outcome, 'sold')));
}
