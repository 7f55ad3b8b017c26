import type { BrandSlug } from './brands';
import type { CategorySlug } from './categories';
import type { ColourNames } from './colours';
import type { SizeChartName } from './size-charts';

/** The same words in English and in Hindi. */
export type Text = readonly [en: string, hi: string];

/** A size, and by what the price is multiplied when it is not the same for all. */
export type Size = string | readonly [label: string, priceFactor: number];

/** A rate; or `by-price`: 5% up to ₹2,500 a piece and 18% above, as for clothes, shoes and bed linen. */
export type GstRule = 0 | 5 | 18 | 40 | 'by-price';

/** One thing somebody designed; each colour and size of it becomes a SKU. */
export type Design = {
  name: Text;
  about: Text;
  /** Selling price in rupees of the first size, before rounding to a shop's price. */
  price: number;
  colours?: readonly ColourNames[];
  sizes?: readonly Size[];
  artwork?: string;
  /** What differs from the other designs of the type. */
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
  /** Whether names begin with the brand; books do not. */
  brandInName?: false;
  hsn: string;
  gst: GstRule;
  /** Gives it that rate where its HSN code says another. */
  notification?: string;
  returns: 'return_7' | 'return_10' | 'exchange_7' | 'none';
  /** Where it is made, when not in India; such goods have an importer. */
  origin?: Origin;
  artwork: string;
  /** Colour of pictures, and of packs, when the design has no colour of its own. */
  tint: string;
  sizes?: readonly Size[];
  sizeChart?: SizeChartName;
  reviews: ReviewTopic;
  /** Use and care, the last paragraph of every description. */
  care: Text;
  designs: readonly Design[];
};
