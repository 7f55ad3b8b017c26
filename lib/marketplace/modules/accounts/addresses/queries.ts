import { and, desc, eq } from 'drizzle-orm';
import type { Address } from '@/lib/contract/schemas/accounts';
import type { Database } from '../../../kernel/db/connection';
import { addresses } from '../../../kernel/db/schema/accounts';

export type AddressRow = typeof addresses.$inferSelect;
export type AddressValues = Omit<typeof addresses.$inferInsert, 'userId' | 'isDefault'>;

/** Returns a shopper's addresses, the default one first, then the newest. */
export function listAddresses(db: Database, userId: number): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));
}

/** Leaves the shopper without a default address, until another is set in the same transaction. */
export async function unsetDefault(db: Database, userId: number): Promise<void> {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
}

/** Converts a row to the contract's address. */
export function toAddress(row: AddressRow): Address {
  const { latitude: lat, longitude: lng } = row;
  return {
    id: row.id,
    full_name: row.fullName,
    phone: row.phone,
    full_address: row.fullAddress,
    landmark: row.landmark,
    city: row.city,
    state: row.state,
    pincode: row.pincode,
    location: lat === null || lng === null ? null : { lat, lng },
    type: row.type,
    is_default: row.isDefault,
  };
}
