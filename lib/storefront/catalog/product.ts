import type { Product, ProductCard } from '@/lib/contract/schemas/catalog';
import { type ShownField, shownFields } from '@/lib/contract/schemas/seller/plain-fields';
import type { SizeChart } from '@/lib/contract/schemas/size-chart';
import { latinSlug } from '@/lib/i18n/slugs/latin-slug';
import { type Colour, coloursOf } from './colours';
import { withStoreNameFallback } from './store-name';

export type FlashDeal = { price: number; startsAt: string; endsAt: string };

/** A product in lists, normalised (specification §3). Money in rupees. */
export type ListedProduct = {
  id: number;
  name: string;
  slug: string;
  price: number;
  /** The price outside the flash deal; equals `price` if there is no deal. */
  regularPrice: number;
  originalPrice: number;
  discount: number;
  image: string | null;
  rating: number;
  totalReviews: number;
  quantity: number;
  store: { id: number; name: string; slug: string };
  category: { id: number; name: string; slug: string };
  brand: { id: number; name: string; slug: string } | null;
  flashDeal: FlashDeal | null;
  /** Null unless the product comes in several colours or sizes. */
  listing: Listing | null;
  /** Rupees, for one piece sent anywhere in India; null if the API host does not send it. */
  deliveryFee: number | null;
};

/** A product's other colours and sizes, as lists show them; `lowestPrice` in rupees. */
export type Listing = { id: number; colours: Colour[]; lowestPrice: number };

export type SpecificationName = 'product_code' | 'sku' | 'color' | 'size' | 'return_policy';
export type Specification = { name: SpecificationName; value: string };

type Days = { min: number; max: number };
/** Money in rupees; `freeShippingFrom` is a sum of one store's goods, null if the store never ships for free. */
type Delivery = {
  shipping: number;
  freeShippingFrom: number | null;
  handlingDays: Days;
  transitDays: Days;
};

/** The value of a plain field of a listing. */
export type Fact = { name: ShownField; value: string };

/** A product with everything that its page shows, normalised (specification §3). */
export type NormalisedProduct = ListedProduct & {
  images: string[];
  description: string;
  colors: Colour[];
  specifications: Specification[];
  returnPolicy: Product['return_exchange_condition'];
  /** The lowest price of the last 30 days, if the API host sends it. */
  lowestPrice: number | null;
  /** The highest regular price of the last 30 days, if the API host sends it. */
  highestPrice: number | null;
  size: string | null;
  gtin: string | null;
  countryOfOrigin: string;
  /** The listing's further facts, in the order of the page. */
  facts: Fact[];
  /** Each as `name:value`. */
  attributes: string[];
  /** Percent; included in the price. */
  gstRate: number;
  categoryPath: Product['category_path'];
  variants: Product['variants'];
  sizeChart: SizeChart | null;
  updatedAt: string;
  /** Delivery within India, if the API host sends it. */
  delivery: Delivery | undefined;
};

/** The fields of a product that a card shows; more would make pages heavier. Money in rupees. */
export type CardProduct = Pick<
  ListedProduct,
  'id' | 'name' | 'slug' | 'image' | 'price' | 'rating' | 'totalReviews' | 'quantity'
> & {
  storeId: number;
  mrp: number;
  deliveryFee: number | null;
  /** Left out if `name` begins with it. */
  brand?: string;
  /** Begin and end of the title within `name`: without the brand and the variant in brackets. */
  title?: [from: number, to: number];
  /** ISO 8601; set only while a deal is live, with the price that holds after it. */
  dealEndsAt?: string;
  regularPrice?: number;
  /** Codes of its colours; set only if there are several. */
  colours?: string[];
  /** The price of its cheapest colour or size; set only if it is less than `price`. */
  lowestPrice?: number;
  /** A small data URI; set only for products that are in view at once. */
  preview?: string;
};

export const cardOf = (product: ListedProduct & { preview?: string }): CardProduct => ({
  id: product.id,
  storeId: product.store.id,
  name: product.name,
  slug: product.slug,
  ...(product.brand && { brand: product.brand.name }),
  image: product.image,
  price: product.price,
  mrp: product.originalPrice,
  deliveryFee: product.deliveryFee,
  rating: product.rating,
  totalReviews: product.totalReviews,
  quantity: product.quantity,
  ...(product.flashDeal && {
    dealEndsAt: product.flashDeal.endsAt,
    regularPrice: product.regularPrice,
  }),
  ...choiceOf(product),
  // The key is left out when empty: otherwise each card's data would carry it.
  ...(product.preview && { preview: product.preview }),
});

/** Returns a card's facts about other colours and sizes; nothing if there are none, to keep pages small. */
function choiceOf({ listing, price }: ListedProduct): Pick<CardProduct, 'colours' | 'lowestPrice'> {
  if (!listing) return {};
  const { colours, lowestPrice } = listing;
  return {
    ...(colours.length > 1 && { colours: colours.map(({ code }) => code) }),
    ...(lowestPrice < price && { lowestPrice }),
  };
}

/** Returns the product's own slug, else one made of its name, else its id. */
export function slugOf({
  id,
  name,
  slug,
}: {
  id: number;
  name: string;
  slug?: string | null;
}): string {
  return slug || latinSlug(name) || String(id);
}

/** Returns the discount in whole percent; 0 unless the MRP exceeds the price. */
export function discountOf(mrp: number, price: number): number {
  return mrp > price ? Math.round(((mrp - price) / mrp) * 100) : 0;
}

/** Normalises a product of a list; a deal that has ended since the product was read is dropped. */
export function normaliseCard(card: ProductCard, now = Date.now()): ListedProduct {
  const deal =
    card.flash_deal && Date.parse(card.flash_deal.ends_at) > now ? card.flash_deal : null;
  // A host that implements only specification §3 sends no `regular_price`.
  const regularPrice = card.regular_price ?? card.selling_price;
  const price = card.flash_deal && !deal ? regularPrice : card.selling_price;
  return {
    id: card.id,
    name: card.name,
    slug: slugOf(card),
    price,
    regularPrice,
    originalPrice: card.mrp,
    discount: discountOf(card.mrp, price),
    image: card.image_1,
    rating: card.rating,
    totalReviews: card.total_reviews,
    quantity: card.quantity,
    store: storeOf(card),
    category: card.category,
    brand: card.brand,
    deliveryFee: card.delivery_fee ?? null,
    flashDeal: deal && { price: deal.price, startsAt: deal.starts_at, endsAt: deal.ends_at },
    listing: listingOf(card),
  };
}

/** Normalises a product of its own page. */
export function normaliseProduct(product: Product): NormalisedProduct {
  const images = imagesOf(product);
  return {
    ...normaliseCard(product),
    image: images[0] ?? null,
    images,
    description: product.description,
    colors: coloursOf(product.colour),
    specifications: specificationsOf(product),
    returnPolicy: product.return_exchange_condition,
    lowestPrice: product.lowest_price_30_days ?? null,
    highestPrice: product.highest_price_30_days ?? null,
    size: product.size,
    gtin: product.gtin ?? null,
    countryOfOrigin: product.country_of_origin,
    facts: shownFields.flatMap(({ name, as }) => {
      const value = product[as];
      return value ? [{ name, value }] : [];
    }),
    attributes: product.attributes ?? [],
    gstRate: product.gst_rate,
    categoryPath: product.category_path,
    variants: product.variants,
    sizeChart: product.size_chart ?? null,
    updatedAt: product.updated_at,
    delivery: deliveryOf(product),
  };
}

function listingOf({ listing }: ProductCard): Listing | null {
  if (!listing || listing.skus < 2) return null;
  const { id, colours, lowest_price: lowestPrice } = listing;
  const all = colours.flatMap(coloursOf);
  return {
    id,
    lowestPrice,
    colours: all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at),
  };
}

function deliveryOf({ delivery }: Product): Delivery | undefined {
  if (!delivery) return undefined;
  return {
    shipping: delivery.shipping,
    freeShippingFrom: delivery.free_shipping_from,
    handlingDays: delivery.handling_days,
    transitDays: delivery.transit_days,
  };
}

function storeOf({ store, store_id }: ProductCard): ListedProduct['store'] {
  const { id, name, slug } = withStoreNameFallback({ ...store, id: store?.id ?? store_id });
  return { id, name, slug };
}

/** Returns image_1 to image_10, then the productMedia list, without repetition, at most ten. */
function imagesOf(product: Product): string[] {
  const numbered = Array.from({ length: 10 }, (_, i) => product[`image_${i + 1}` as 'image_1']);
  const media = product.productMedia
    .filter(({ media_type }) => media_type === 'image')
    .map(({ media_url }) => media_url);
  const all = [...numbered, ...media].filter((url): url is string => Boolean(url));
  return [...new Set(all)].slice(0, 10);
}

/** Returns Product Code, SKU, Color, Size and Return Policy; only those present. */
function specificationsOf(product: Product): Specification[] {
  const all: [SpecificationName, string | null][] = [
    ['product_code', product.product_code],
    ['sku', product.sku_id],
    ['color', product.colour],
    ['size', product.size],
    ['return_policy', product.return_exchange_condition],
  ];
  return all.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
