import { eq } from 'drizzle-orm';
import type { OwnStore } from '@/lib/api/schemas/vendors';
import type { Database } from '../db/connection';
import { stores, vendors } from '../db/schema/stores';

export async function findVendorByEmail(db: Database, email: string) {
  const [vendor] = await db.select().from(vendors).where(eq(vendors.email, email));
  return vendor;
}

/** The vendor's application, which becomes the store. */
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
