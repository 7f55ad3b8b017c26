import type { Visitor } from './visitor';

/** A product that the checks view and buy. */
export type Product = {
  id: number;
  slug: string;
  name: string;
  image_1: string;
  quantity: number;
  category: { slug: string };
  store: { id: number; slug: string };
};

/** The shop under test, with results that later checks use. */
export type Shop = {
  visitor: Visitor;
  /** An instance that shares its database and Redis; the same one if there is only one. */
  otherInstance: Visitor;
  /** The data folder with the mail outbox; without it nobody can sign up. */
  dataDir?: string;
  /** A product to view. */
  product: Product;
  /** A product to buy out. */
  scarce: Product;
  shopper: { email: string; password: string };
  orderNumber?: string;
};

/** One check of a shop, whichever way it runs. */
export type Check = {
  title: string;
  /** Skipped if the mails cannot be read. */
  needsMail?: true;
  /** Skipped if this language is not enabled. */
  needsLanguage?: string;
  run(shop: Shop): Promise<void>;
};
