import { z } from 'zod';
import { acknowledgementSchema, idSchema } from '@/lib/api/schemas/common';
import {
  addToWishlistSchema,
  wishlistAnswerSchema,
  wishlistItemAnswerSchema,
} from '@/lib/api/schemas/wishlist';
import { textOf } from '@/lib/i18n/texts';
import { signedIn } from '../accounts/guard';
import { routes, row } from '../host/route';
import { addToWishlist, removeFromWishlist, viewWishlist } from './service';

const success = true as const;

export const wishlistRoutes = routes();

wishlistRoutes.openapi(
  row('get', '/api/wishlist', {
    summary: 'The wishlist, the newest first',
    guard: signedIn,
    answer: wishlistAnswerSchema,
  }),
  async (c) => {
    const { db, lang, shopper } = c.var;
    return c.json({ success, items: await viewWishlist(db, lang, shopper.id) }, 200);
  },
);

wishlistRoutes.openapi(
  row('post', '/api/wishlist/add', {
    summary: 'Puts a product on the wishlist; what is there already is answered as it is',
    guard: signedIn,
    body: addToWishlistSchema,
    answer: wishlistItemAnswerSchema,
    status: 201,
  }),
  async (c) => {
    const { db, lang, shopper } = c.var;
    const item = await addToWishlist(db, lang, shopper.id, c.req.valid('json'));
    const message = textOf(lang, 'errors.added_to_wishlist', { product: item.product.name });
    return c.json({ success, message, item }, 201);
  },
);

wishlistRoutes.openapi(
  row('delete', '/api/wishlist/remove/{id}', {
    summary: "Takes an item off the wishlist; `id` is the item's own",
    guard: signedIn,
    params: z.object({ id: idSchema }),
    answer: acknowledgementSchema,
  }),
  async (c) => {
    await removeFromWishlist(c.var.db, c.var.shopper.id, c.req.valid('param').id);
    return c.json({ success, message: textOf(c.var.lang, 'errors.removed_from_wishlist') }, 200);
  },
);
