import { eq, sql } from 'drizzle-orm';
import type { SellerMe } from '@/lib/api/schemas/seller/session';
import type { Database } from '../../../kernel/db/connection';
import { storeMembers } from '../../../kernel/db/schema/sellers';
import { stores, vendors } from '../../../kernel/db/schema/stores';

/** A vendor's membership: of the store that they joined, else of their own; undefined without either. */
export async function findMembership(db: Database, vendorId: number) {
  const [row] = await db
    .select({
      vendor: vendors,
      store: stores,
      role: sql<SellerMe['role']>`coalesce(${storeMembers.role}, 'owner')`,
    })
    .from(vendors)
    .leftJoin(storeMembers, eq(storeMembers.vendorId, vendors.id))
    .innerJoin(
      stores,
      sql`${stores.id} = ${storeMembers.storeId}
        or (${storeMembers.id} is null and ${stores.vendorId} = ${vendors.id})`,
    )
    .where(eq(vendors.id, vendorId));
  return row;
}

/** The membership of whoever founded a store. */
export async function findOwner(db: Database, storeId: number): Promise<Membership | undefined> {
  const [row] = await db
    .select({ vendor: vendors, store: stores })
    .from(stores)
    .innerJoin(vendors, eq(vendors.id, stores.vendorId))
    .where(eq(stores.id, storeId));
  return row && { ...row, role: 'owner' };
}

export type Membership = NonNullable<Awaited<ReturnType<typeof findMembership>>>;

/** A member of a store that is or was open, as the seller area shows them. */
export function toSellerMe({ vendor, store, role }: Membership): SellerMe {
  return {
    first_name: vendor.firstName,
    last_name: vendor.lastName,
    email: vendor.email,
    role,
    store: {
      id: store.id,
      name: store.name,
      slug: store.slug,
      status: store.status === 'suspended' ? 'suspended' : 'approved',
      reason: store.status === 'suspended' ? store.statusReason : null,
      logo: store.logo,
    },
  };
}
