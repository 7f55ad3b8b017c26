import { z } from 'zod';
import { profileSchema, userSchema } from './schemas/accounts';
import {
  cartAnswerSchema,
  cartItemSchema,
  cartLineAnswerSchema,
  totalsSchema,
} from './schemas/cart';
import {
  productCardSchema,
  productListSchema,
  productSchema,
  storeSchema,
} from './schemas/catalog';
import { wishlistAnswerSchema, wishlistItemSchema } from './schemas/wishlist';

/*
 * Answers that an external API host may give by specification §3 and §7, which require less than the contract.
 * Fields that the storefront needs and such a host omits are filled in.
 */

const flag = z.union([z.boolean(), z.literal([0, 1])]).transform(Boolean);
const textOrEmpty = z
  .string()
  .nullish()
  .transform((text) => text ?? '');
const textOrNull = z.string().nullable().default(null);
const success = z.literal(true).optional();

export const receivedUserSchema = userSchema.extend({ is_verified: flag });

export const receivedProfileSchema = profileSchema.extend({
  is_verified: flag,
  phone: profileSchema.shape.phone.default(null),
  phone_verified: profileSchema.shape.phone_verified.default(false),
  language: profileSchema.shape.language.default('en'),
});

const cardFields = {
  slug: textOrEmpty,
  regular_price: z.number().optional(),
  store: z.object({ id: z.number().optional(), name: textOrEmpty, slug: textOrEmpty }).nullish(),
  brand: productCardSchema.shape.brand.default(null),
  image_1: textOrNull,
  colour: textOrNull,
  size: textOrNull,
  flash_deal: productCardSchema.shape.flash_deal.default(null),
};

type Received = Pick<z.output<typeof productCardSchema>, 'selling_price' | 'store_id'> & {
  regular_price?: number;
  store?: { id?: number; name: string; slug: string } | null;
};

const filledIn = <Card extends Received>(card: Card) => ({
  ...card,
  regular_price: card.regular_price ?? card.selling_price,
  store: { name: '', slug: '', ...card.store, id: card.store?.id ?? card.store_id },
});

const receivedCardSchema = productCardSchema.extend(cardFields).transform(filledIn);

const imageFields = Object.fromEntries(
  Array.from({ length: 9 }, (_, index) => [`image_${index + 2}`, textOrNull]),
);

export const receivedProductSchema = productSchema
  .extend({
    ...cardFields,
    ...imageFields,
    productMedia: z
      .array(z.object({ media_type: z.string(), media_url: z.string().nullable() }))
      .default([]),
    product_code: textOrNull,
    sku_id: textOrNull,
  })
  .transform(filledIn);

export const receivedProductListSchema = productListSchema.extend({
  products: z.array(receivedCardSchema),
});

export const receivedStoreSchema = storeSchema.extend({ name: textOrEmpty, slug: textOrEmpty });

export const receivedTopSellerSchema = receivedStoreSchema.extend({
  products: z.array(receivedCardSchema),
});

/** A cart line of §3 has id, quantity and product; its store and prices default to the product's. */
const receivedLineSchema = cartItemSchema
  .extend({ product: receivedCardSchema })
  .partial({ store: true, unit_price: true, price_when_added: true, line_total: true })
  .transform(({ product, quantity, ...line }) => {
    const unitPrice = line.unit_price ?? product.selling_price;
    return {
      ...line,
      product,
      quantity,
      store: line.store ?? { ...product.store, shipping: 0, free_shipping_from: null },
      unit_price: unitPrice,
      price_when_added: line.price_when_added ?? unitPrice,
      line_total: line.line_total ?? Math.round(unitPrice * quantity * 100) / 100,
    };
  });

const noTotals = { subtotal: 0, tax: 0, shipping: 0, discount: 0, rounding: 0, grand_total: 0 };

/** The cart, with lines under `data` or else `cartItems`. */
export const receivedCartSchema = z
  .object({
    success,
    data: z.array(receivedLineSchema).optional(),
    cartItems: z.array(receivedLineSchema).optional(),
    totals: totalsSchema.default(noTotals),
    coupon: cartAnswerSchema.shape.coupon.default(null),
    delivery_state: textOrNull,
  })
  .refine(({ data, cartItems }) => data ?? cartItems, { path: ['data'] })
  .transform(({ data, cartItems, ...cart }) => {
    const lines = data ?? cartItems ?? [];
    return { ...cart, success: true as const, data: lines, cartItems: lines };
  });

/** The answer to a change of a cart line; any answer that is not a refusal is a success. */
export const receivedCartLineSchema = cartLineAnswerSchema.extend({ success }).partial();

/** Returns the schema of that answer for calls whose success §7 recognises by a message if `success` is missing. */
export const receivedAcknowledgement = (expected: string) =>
  receivedCartLineSchema.refine(({ success, message }) => success || message === expected, {
    path: ['success'],
  });

const receivedWishlistEntrySchema = wishlistItemSchema.extend({ product: receivedCardSchema });

export const receivedWishlistSchema = wishlistAnswerSchema.extend({
  success: success.transform(() => true as const),
  items: z.array(receivedWishlistEntrySchema),
});

/** The answer to a wishlist addition, a success if it contains the item or says so. */
export const receivedWishlistItemSchema = z
  .object({ success, message: z.string().optional(), item: receivedWishlistEntrySchema.nullish() })
  .refine(({ success, item }) => success ?? item, { path: ['item'] });
