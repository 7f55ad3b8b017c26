import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { stores, vendors } from '../../../kernel/db/schema/stores';

/** Finds the recipient of mails about the money of a store. */
export async function findOwner(db: Database, storeId: number) {
  const [owner] = await db
    .select({ email: vendors.email, firstName: vendors.firstName, locale: vendors.locale })
    .from(vendors)
    .innerJoin(stores, eq(stores.vendorId, vendors.id))
    .where(eq(stores.id, storeId));
  return owner;
}

/**
 * Returns whether a store is suspended: its money is held until that is over. The row stays locked against a
 * suspension.
 */
export async function isSuspended(tx: Database, storeId: number): Promise<boolean> {
  const [store] = await tx
    .select({ status: stores.status })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for('share');
  return store?.status === 'suspended';
}
