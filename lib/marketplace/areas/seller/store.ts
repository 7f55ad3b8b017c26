import { sellerStoreContract } from '@/lib/contract/seller/store';
import { textOf } from '@/lib/i18n/texts';
import {
  changePictures,
  changeStore,
  findSellerStore,
  removePickup,
  savePickup,
} from '../../modules/sellers';
import { route, routes } from '../route';

const success = true as const;

export const sellerStoreRoutes = routes();

sellerStoreRoutes.openapi(route(sellerStoreContract.store), async (c) =>
  c.json({ success, data: await findSellerStore(c.var.db, c.var.seller.storeId) }, 200),
);

sellerStoreRoutes.openapi(route(sellerStoreContract.change), async (c) => {
  const { db, lang, seller } = c.var;
  await changeStore(db, seller.storeId, c.req.valid('json'));
  const data = await findSellerStore(db, seller.storeId);
  return c.json({ success, message: textOf(lang, 'api.store_saved'), data }, 200);
});

sellerStoreRoutes.openapi(route(sellerStoreContract.pictures), async (c) => {
  const { db, lang, seller } = c.var;
  const { logo, banner } = c.req.valid('form');
  await changePictures(db, c.var.files, seller.storeId, {
    ...(logo && { logo }),
    ...(banner && { banner }),
  });
  const data = await findSellerStore(db, seller.storeId);
  return c.json({ success, message: textOf(lang, 'api.store_saved'), data }, 200);
});

sellerStoreRoutes.openapi(route(sellerStoreContract.addPickup), async (c) => {
  const saved = await savePickup(c.var.db, c.var.seller.storeId, c.req.valid('json'));
  const message = textOf(c.var.lang, 'api.address_saved');
  return c.json({ success, message, data: saved }, 201);
});

sellerStoreRoutes.openapi(route(sellerStoreContract.changePickup), async (c) => {
  const { id } = c.req.valid('param');
  const saved = await savePickup(c.var.db, c.var.seller.storeId, c.req.valid('json'), id);
  const message = textOf(c.var.lang, 'api.address_saved');
  return c.json({ success, message, data: saved }, 200);
});

sellerStoreRoutes.openapi(route(sellerStoreContract.removePickup), async (c) => {
  await removePickup(c.var.db, c.var.seller.storeId, c.req.valid('param').id);
  return c.json({ success }, 200);
});
