import { eq } from 'drizzle-orm';
import { firstRow } from '../../../kernel/db/first-row';
import { stores } from '../../../kernel/db/schema/stores';
import { vendorPassword } from '../../../kernel/db/testing/fixtures';
import { createApiToken } from '../../../modules/sellers/tokens/service';
import type { SellerRoutes } from './table';

export const apiTokenAccess: SellerRoutes = {
  'POST /api/seller/api-tokens': {
    body: {
      name: 'Our shop system',
      scopes: ['orders:read', 'stock:write'],
      days: 90,
      password: vendorPassword,
    },
  },
  'DELETE /api/seller/api-tokens/{id}': {
    own: async (db, storeId) => {
      const { vendorId } = firstRow(await db.select().from(stores).where(eq(stores.id, storeId)));
      const wanted = { name: 'Old', scopes: ['orders:read' as const], days: 1 };
      const { id } = await createApiToken(db, { storeId, vendorId }, wanted);
      return `/api/seller/api-tokens/${id}`;
    },
  },
};
