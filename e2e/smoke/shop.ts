import type { Visitor } from './visitor';

/** A product that the checks look at and buy. */
export type Product = {
  id: number;
  slug: string;
  name: string;
  image_1: string;
  quantity: number;
  category: { slug: string };
  store: { id: number; slug: string };
};

/** The shop under test, and what one check finds out for the next. */
export type Shop = {
  visitor: Visitor;
  /** An instance that shares its database and Redis; where there is one instance, that one. */
  otherInstance: Visitor;
  /** The data folder, in whose outbox the mails lie; without it nobody can sign up. */
  dataDir?: string;
  /** To look at. */
  product: Product;
  /** To buy, all that is left of it. */
  scarce: Product;
  shopper: { email: string; password: string };
  orderNumber?: string;
};

/** One line of the table: what must be true of the shop, however it is run. */
export type Check = {
  title: string;
  /** Left out where the mails cannot be read. */
  needsMail?: true;
  /** Left out where this one is not switched on. */
  needsLanguage?: string;
  run(shop: Shop): Promise<void>;
};
