import { wishlistContract } from '@/lib/contract/wishlist';
import { textOf } from '@/lib/i18n/texts';
import { addToWishlist, removeFromWishlist, viewWishlist } from '../../modules/wishlist';
import { route, routes } from '../route';

const success = true as const;

export const wishlistRoutes = routes();

wishlistRoutes.openapi(route(wishlistContract.view), async (c) => {
  const { db, lang, shopper } = c.var;
  return c.json({ success, items: await viewWishlist(db, lang, shopper.id) }, 200);
});

wishlistRoutes.openapi(route(wishlistContract.add), async (c) => {
  const { db, lang, shopper } = c.var;
  const item = await addToWishlist(db, lang, shopper.id, c.req.valid('json'));
  const message = textOf(lang, 'errors.added_to_wishlist', { product: item.product.name });
  return c.json({ success, message, item }, 201);
});

wishlistRoutes.openapi(route(wishlistContract.remove), async (c) => {
  await removeFromWishlist(c.var.db, c.var.shopper.id, c.req.valid('param').id);
  return c.json({ success, message: textOf(c.var.lang, 'errors.removed_from_wishlist') }, 200);
});
