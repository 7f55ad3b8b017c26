import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { transact } from '../../../kernel/db/transaction';
import { forgetDevices, revokeTokens, updateUser } from '../../accounts';
import { findShopperRow } from './queries';

/**
 * Blocks a shopper's account: ends its sessions and refuses sign-in; orders continue.
 * @throws {NotFound} shopper_not_found
 */
export async function blockShopper(db: Database, id: number, reason: string): Promise<void> {
  await findShopperRow(db, id);
  await transact(db, async (tx) => {
    await updateUser(tx, id, { blockedAt: sql`now()`, blockReason: reason });
    await revokeTokens(tx, id);
    await forgetDevices(tx, { userId: id });
  });
}

/**
 * Unblocks a shopper's account.
 * @throws {NotFound} shopper_not_found
 */
export async function unblockShopper(db: Database, id: number): Promise<void> {
  await findShopperRow(db, id);
  await updateUser(db, id, { blockedAt: null, blockReason: null });
}
