import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { vendors } from '../../../kernel/db/schema/stores';
import { InvalidFields } from '../../../kernel/errors';
import { verifyPassword } from '../../accounts';

/**
 * The vendor, once their password fits.
 * @throws {InvalidFields} password_wrong
 */
export async function confirmedVendor(db: Database, vendorId: number, password: string) {
  const [vendor] = await db.select().from(vendors).where(eq(vendors.id, vendorId));
  if (!vendor || !(await verifyPassword(vendor.passwordHash, password))) {
    throw new InvalidFields({ password: 'password_wrong' });
  }
  return vendor;
}
