import type { Database } from '../../../kernel/db/connection';
import { TooManyRequests } from '../../../kernel/http/limited';
import type { Limiter } from '../../../kernel/limits/limiter';
import { confirmedVendor } from './confirmed-vendor';

/**
 * Asks a signed-in member of a store for their password, which is counted with all other tries of an open session.
 * @throws {TooManyRequests} 429
 * @throws {InvalidFields} password_wrong
 */
export async function confirmPassword(
  { db, limiter }: { db: Database; limiter: Limiter },
  vendorId: number,
  password: string,
): Promise<void> {
  const wait = await limiter.take('password', { account: `seller ${vendorId}` });
  if (wait !== undefined) throw new TooManyRequests(wait);
  await confirmedVendor(db, vendorId, password);
}
