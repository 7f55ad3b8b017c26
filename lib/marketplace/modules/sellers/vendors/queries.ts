import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { OwnStore } from '@/lib/contract/schemas/vendors';
import type { Database } from '../../../kernel/db/connection';
import { storeApplications, stores, vendors } from '../../../kernel/db/schema/stores';
import { DomainError } from '../../../kernel/errors';

export async function findVendorByEmail(db: Database, email: string) {
  const [vendor] = await db.select().from(vendors).where(eq(vendors.email, email));
  return vendor;
}

/**
 * Locks a vendor's row until the transaction ends, so that a new password also ends the session being opened.
 * @throws {DomainError} 401 wrong_credentials, if the password was changed since it was compared
 */
export async function keepPassword(
  tx: Database,
  { id, passwordHash }: { id: number; passwordHash: string },
): Promise<void> {
  const [now] = await tx
    .select({ passwordHash: vendors.passwordHash })
    .from(vendors)
    .where(eq(vendors.id, id))
    .for('no key update');
  if (now?.passwordHash !== passwordHash) throw new DomainError(401, 'wrong_credentials');
}

/** Finds the vendor's store, which begins as an application. */
export async function findOwnStore(db: Database, vendorId: number): Promise<OwnStore | undefined> {
  const [row] = await db
    .select({ store: stores, vendor: vendors })
    .from(stores)
    .innerJoin(vendors, eq(vendors.id, stores.vendorId))
    .where(eq(stores.vendorId, vendorId));
  if (!row) return undefined;
  const { store, vendor } = row;
  return {
    application_number: store.applicationNumber,
    status: store.status,
    reason: store.statusReason,
    name: store.name,
    slug: store.slug,
    legal_name: store.legalName,
    email: vendor.email,
    first_name: vendor.firstName,
    city: store.city,
    state: store.state,
    gstin: store.gstin,
    logo: store.logo,
    banner: store.banner,
    applied_at: store.createdAt.toISOString(),
    approved_at: store.approvedAt?.toISOString() ?? null,
  };
}

export type StoreApplication = typeof storeApplications.$inferSelect;

/** Days until an unconfirmed application expires. */
export const applicationDays = 7;

/** Finds unexpired applications of an address, newest first: unconfirmed ones, or all. */
export function findApplications(
  db: Database,
  email: string,
  limit: number,
  which: 'waiting' | 'also confirmed' = 'waiting',
): Promise<StoreApplication[]> {
  const since = new Date(Date.now() - applicationDays * 24 * 3_600_000);
  return db
    .select()
    .from(storeApplications)
    .where(
      and(
        eq(storeApplications.email, email),
        gt(storeApplications.createdAt, since),
        which === 'waiting' ? isNull(storeApplications.confirmedAt) : undefined,
      ),
    )
    .orderBy(desc(storeApplications.createdAt), desc(storeApplications.id))
    .limit(limit);
}
