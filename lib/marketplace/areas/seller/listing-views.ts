import { sellerListingViewsContract as contract } from '@/lib/api/contract/seller/listing-views';
import { listViews, removeView, saveView } from '../../modules/listings';
import { route, routes } from '../route';

const success = true as const;

export const listingViewRoutes = routes();

const memberOf = ({ seller }: { seller: { storeId: number; vendorId: number } }) => ({
  storeId: seller.storeId,
  vendorId: seller.vendorId,
});

listingViewRoutes.openapi(route(contract.list), async (c) => {
  const data = await listViews(c.var.db, memberOf(c.var));
  return c.json({ success, data }, 200);
});

listingViewRoutes.openapi(route(contract.save), async (c) => {
  const member = memberOf(c.var);
  await saveView(c.var.db, member, c.req.valid('json'));
  return c.json({ success, data: await listViews(c.var.db, member) }, 200);
});

listingViewRoutes.openapi(route(contract.remove), async (c) => {
  const member = memberOf(c.var);
  await removeView(c.var.db, member, c.req.valid('param').id);
  return c.json({ success, data: await listViews(c.var.db, member) }, 200);
});
