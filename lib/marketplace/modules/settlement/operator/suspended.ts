import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { stores } from '../../../kernel/db/schema/stores';

/** Whether a store is suspended: its money is held until that is over. The row stays locked against a suspension. */
export async function isSuspended(tx: Database, storeId: number): Promise<boolean> {
  const [store] = await tx
    .select({ status: stores.status })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for('share');
  return store?.status === 'suspended';
}
