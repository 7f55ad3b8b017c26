import { sellerListingsContract } from '@/lib/api/contract/seller/listings';
import { listingPrices } from '../../modules/promotions';
import { route, routes } from '../route';

const success = true as const;

export const sellerPriceRoutes = routes();

sellerPriceRoutes.openapi(route(sellerListingsContract.prices), async (c) => {
  const { storeId } = c.var.seller;
  const data = await listingPrices(c.var.db, { ...c.req.valid('param'), storeId });
  return c.json({ success, data }, 200);
});
