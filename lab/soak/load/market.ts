import type { MailServer } from '../outside/mail-server';
import type { RazorpayServer } from '../outside/razorpay-server';
import type { Records } from './record';
import type { Told } from './told';
import type { Visitor } from './visitor';

export type Product = {
  id: number;
  slug: string;
  name: string;
  mrp: number;
  price: number;
  regular_price: number;
  quantity: number;
  image_1: string | null;
  category: { slug: string };
  store: { id: number; slug: string };
  flash_deal: object | null;
};

export type Shopper = { n: number; email: string; visitor: Visitor; isBusy: boolean };
export type Seller = { storeId: number; visitor: Visitor };

/** The shop as the load knows it. */
export type Market = {
  records: Records;
  told: Told;
  shoppers: Shopper[];
  sellers: Seller[];
  operator: Visitor;
  /** Browsing visitors: through nginx, and through the CDN if there is one. */
  passersBy: Visitor[];
  /** Each instance, and each cache of pages, requested directly. */
  places: { name: string; visitor: Visitor }[];
  products: Product[];
  /** Initial stock by id of products with few units and no restocking. */
  scarce: Map<number, number>;
  /** Products whose prices are changed and compared. */
  priced: Product[];
  razorpay: RazorpayServer;
  mail: MailServer;
};

/** Numbers in [0, 1), the same in every run with the same seed. */
export type Next = () => number;

export const whole = (next: Next, below: number) => Math.floor(next() * below);

export const pick = <Item>(next: Next, items: readonly Item[]): Item =>
  items[whole(next, items.length)] as Item;
