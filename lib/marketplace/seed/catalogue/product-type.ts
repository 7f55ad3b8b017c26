import type { BrandSlug } from './brands';
import type { CategorySlug } from './categories';
import type { ColourNames } from './colours';
import type { SizeChartName } from './size-charts';

/** The same words in English and in Hindi. */
export type Text = readonly [en: string, hi: string];

/** A size, and the factor of the price if prices differ by size. */
export type Size = string | readonly [label: string, priceFactor: number];

/** A rate; or `by-price`: 5% up to ₹2,500 a unit and 18% above, as for clothes, shoes and bed linen. */
export type GstRule = 0 | 5 | 18 | 40 | 'by-price';

/** A design; each colour and size of it becomes a SKU. */
export type Design = {
  name: Text;
  about: Text;
  /** The selling price in rupees of the first size, before rounding to a shop's price. */
  price: number;
  colours?: readonly ColourNames[];
  sizes?: readonly Size[];
  artwork?: string;
  /** Differences from the other designs of the type. */
  hsn?: string;
  gst?: GstRule;
  origin?: Origin;
  care?: Text;
};

export type Origin = 'China' | 'Vietnam' | 'Taiwan' | 'Thailand' | 'United States';

export type ReviewTopic =
  | 'clothing'
  | 'drapes'
  | 'footwear'
  | 'bags'
  | 'electronics'
  | 'appliances'
  | 'kitchen'
  | 'home'
  | 'beauty'
  | 'food'
  | 'sports'
  | 'toys'
  | 'books'
  | 'general';

export type ProductType = {
  key: string;
  category: CategorySlug;
  brands: readonly BrandSlug[];
  /** False if names do not begin with the brand, as of books. */
  brandInName?: false;
  hsn: string;
  gst: GstRule;
  /** The notification for a rate that differs from the one of the HSN code. */
  notification?: string;
  returns: 'return_7' | 'return_10' | 'exchange_7' | 'none';
  /** The country of origin, when not India; such goods have an importer. */
  origin?: Origin;
  artwork: string;
  /** The colour of pictures, and of packs, when the design has no colour of its own. */
  tint: string;
  sizes?: readonly Size[];
  sizeChart?: SizeChartName;
  reviews: ReviewTopic;
  /** Use and care, the last paragraph of every description. */
  care: Text;
  designs: readonly Design[];
};
