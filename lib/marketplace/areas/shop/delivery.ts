import { deliveryContract } from '@/lib/contract/delivery';
import { checkDelivery, checkStores, deliveryRules, findPincode } from '../../modules/delivery';
import { route, routes } from '../route';

export const deliveryRoutes = routes();

deliveryRoutes.openapi(route(deliveryContract.check), async (c) => {
  const { db, lang, settings } = c.var;
  const asked = {
    productId: c.req.valid('param').id,
    now: new Date(),
    rules: deliveryRules(settings),
    ...c.req.valid('query'),
  };
  return c.json({ success: true as const, data: await checkDelivery(db, lang, asked) }, 200);
});

deliveryRoutes.openapi(route(deliveryContract.stores), async (c) => {
  const { db, lang, settings } = c.var;
  const { pincode, stores: storeIds = [] } = c.req.valid('query');
  const data = await checkStores(db, lang, {
    pincode,
    storeIds,
    now: new Date(),
    rules: deliveryRules(settings),
  });
  c.header('Cache-Control', 'private, max-age=300');
  return c.json({ success: true as const, data }, 200);
});

deliveryRoutes.openapi(route(deliveryContract.pincode), async (c) => {
  const data = findPincode(c.var.lang, c.req.valid('param').pincode);
  return c.json({ success: true as const, data }, 200);
});
