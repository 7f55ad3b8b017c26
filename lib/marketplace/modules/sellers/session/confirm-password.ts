import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { vendors } from '../../../kernel/db/schema/stores';
import { InvalidFields } from '../../../kernel/errors';
import { TooManyRequests } from '../../../kernel/http/limited';
import type { Limiter } from '../../../kernel/limits/limiter';
import { verifyPassword } from '../../accounts';

/**
 * Verifies the password of a signed-in member of a store; counted with all other tries of an open session.
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

/**
 * Returns the vendor, if the password is right.
 * @throws {InvalidFields} password_wrong
 */
export async function confirmedVendor(db: Database, vendorId: number, password: string) {
  const [vendor] = await db.select().from(vendors).where(eq(vendors.id, vendorId));
  if (!vendor || !(await verifyPassword(vendor.passwordHash, password))) {
    throw new InvalidFields({ password: 'password_wrong' });
  }
  return vendor;
}
