import { sellerListingsContract } from '@/lib/api/contract/seller/listings';
import { listingPrices } from '../../modules/promotions';
import { asSeller } from '../manager';
import { route, routes } from '../route';

const success = true as const;

export const sellerPriceRoutes = routes();

sellerPriceRoutes.openapi(route(sellerListingsContract.prices), async (c) => {
  const manager = asSeller(c.var);
  const data = await listingPrices(c.var.db, { ...c.req.valid('param'), manager });
  return c.json({ success, data }, 200);
});
