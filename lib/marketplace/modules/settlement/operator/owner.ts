import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { stores, vendors } from '../../../kernel/db/schema/stores';

/** Whom mails about the money of a store go to. */
export async function findOwner(db: Database, storeId: number) {
  const [owner] = await db
    .select({ email: vendors.email, firstName: vendors.firstName, locale: vendors.locale })
    .from(vendors)
    .innerJoin(stores, eq(stores.vendorId, vendors.id))
    .where(eq(stores.id, storeId));
  return owner;
}
