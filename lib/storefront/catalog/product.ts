import type { Product, ProductCard } from '@/lib/api/schemas/catalog';
import { type ShownField, shownFields } from '@/lib/api/schemas/seller/plain-fields';
import type { SizeChart } from '@/lib/api/schemas/size-chart';
import { type Colour, coloursOf } from './colours';
import { withStoreNameFallback } from './store-name';

export type FlashDeal = { price: number; startsAt: string; endsAt: string };

/** A product in lists, normalised (specification §3). Money in rupees. */
export type ListedProduct = {
  id: number;
  name: string;
  slug: string;
  price: number;
  /** What it costs outside the flash deal; equals `price` when there is none. */
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
  /** Where it comes in several colours or sizes. */
  listing: Listing | null;
  /** Rupees, of one piece sent anywhere in India; null where the API host does not say. */
  deliveryFee: number | null;
};

/** A product's other colours and sizes, as far as lists show them; `lowestPrice` in rupees. */
export type Listing = { id: number; colours: Colour[]; lowestPrice: number };

export type SpecificationName = 'product_code' | 'sku' | 'color' | 'size' | 'return_policy';
export type Specification = { name: SpecificationName; value: string };

type Days = { min: number; max: number };
/** Money in rupees; `freeShippingFrom` is a sum of one store's goods, null where it never sends for free. */
type Delivery = {
  shipping: number;
  freeShippingFrom: number | null;
  handlingDays: Days;
  transitDays: Days;
};

/** What a listing says in one of its plain fields. */
export type Fact = { name: ShownField; value: string };

/** A product with everything its page shows, normalised (specification §3). */
export type NormalisedProduct = ListedProduct & {
  images: string[];
  description: string;
  colors: Colour[];
  specifications: Specification[];
  returnPolicy: Product['return_exchange_condition'];
  /** The lowest of the last 30 days, where the API host says so. */
  lowestPrice: number | null;
  /** The highest usual one of the last 30 days, where the API host says so. */
  highestPrice: number | null;
  size: string | null;
  gtin: string | null;
  countryOfOrigin: string;
  /** What its listing says beside, in the order in which the page shows it. */
  facts: Fact[];
  /** Percent; part of the price. */
  gstRate: number;
  categoryPath: Product['category_path'];
  variants: Product['variants'];
  sizeChart: SizeChart | null;
  updatedAt: string;
  /** How it travels within India, where the API host says so. */
  delivery: Delivery | undefined;
};

/** What a card shows of a product; more would only weigh on the page. Money in rupees. */
export type CardProduct = Pick<
  ListedProduct,
  | 'id'
  | 'name'
  | 'slug'
  | 'image'
  | 'price'
  | 'regularPrice'
  | 'rating'
  | 'totalReviews'
  | 'quantity'
> & {
  storeId: number;
  mrp: number;
  deliveryFee: number | null;
  brand?: string;
  /** ISO 8601; only where a deal is live. */
  dealEndsAt?: string;
  /** Codes of its colours; only where there are several. */
  colours?: string[];
  /** What its cheapest colour or size costs; only where that is less than `price`. */
  lowestPrice?: number;
  /** A small data URI, of what is in sight at once. */
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
  regularPrice: product.regularPrice,
  mrp: product.originalPrice,
  deliveryFee: product.deliveryFee,
  rating: product.rating,
  totalReviews: product.totalReviews,
  quantity: product.quantity,
  ...(product.flashDeal && { dealEndsAt: product.flashDeal.endsAt }),
  ...choiceOf(product),
  // Named only where it is: a page would say of each card that it has none.
  ...(product.preview && { preview: product.preview }),
});

/** What a card says of the other colours and sizes; a page should carry nothing where there is nothing to say. */
function choiceOf({ listing, price }: ListedProduct): Pick<CardProduct, 'colours' | 'lowestPrice'> {
  if (!listing) return {};
  const { colours, lowestPrice } = listing;
  return {
    ...(colours.length > 1 && { colours: colours.map(({ code }) => code) }),
    ...(lowestPrice < price && { lowestPrice }),
  };
}

/** The product's own slug, else one made of its name, else its id. */
export function slugOf({
  id,
  name,
  slug,
}: {
  id: number;
  name: string;
  slug?: string | null;
}): string {
  if (slug) return slug;
  const fromName = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return fromName || String(id);
}

/** Whole percent, only when the MRP exceeds the price. */
export function discountOf(mrp: number, price: number): number {
  return mrp > price ? Math.round(((mrp - price) / mrp) * 100) : 0;
}

/** Normalises a product of a list; what was read while a deal ran may be shown when it is over. */
export function normaliseCard(card: ProductCard, now = Date.now()): ListedProduct {
  const deal =
    card.flash_deal && Date.parse(card.flash_deal.ends_at) > now ? card.flash_deal : null;
  // A host of specification §3 alone sends no `regular_price`.
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

/** image_1 to image_10, then the productMedia list, without repetition, at most ten. */
function imagesOf(product: Product): string[] {
  const numbered = Array.from({ length: 10 }, (_, i) => product[`image_${i + 1}` as 'image_1']);
  const media = product.productMedia
    .filter(({ media_type }) => media_type === 'image')
    .map(({ media_url }) => media_url);
  const all = [...numbered, ...media].filter((url): url is string => Boolean(url));
  return [...new Set(all)].slice(0, 10);
}

/** Product Code, SKU, Color, Size, Return Policy; only those present. */
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
