import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { listingViews } from '../../../kernel/db/schema/listings';
import { stores } from '../../../kernel/db/schema/stores';
import type { SellerRoutes } from './table';

const path = '/api/seller/listing-views';
async function own(db: Database, storeId: number): Promise<string> {
  const { vendorId } = firstRow(await db.select().from(stores).where(eq(stores.id, storeId)));
  const view = { storeId, vendorId, name: 'Mine', filters: {} };
  const { id } = firstRow(await db.insert(listingViews).values(view).returning());
  return `${path}/${id}`;
}

export const listingViewAccess: SellerRoutes = {
  [`PUT ${path}`]: { body: { name: 'Mine', filters: {} } },
  [`DELETE ${path}/{id}`]: { own },
};
