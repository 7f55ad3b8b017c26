import type { z } from 'zod';
import type { ProductList, productQuerySchema } from '@/lib/contract/schemas/catalog';
import type { Suggestions } from '@/lib/contract/schemas/facets';
import type { BoostKind } from '@/lib/contract/schemas/search-rules/limits';
import type { Locale } from '@/lib/i18n/locales';
import type { Translations } from '@/lib/i18n/translated';

/** The contract's query of a product list, parsed; `inTime` are the stores that deliver in the requested time. */
export type ListQuery = z.output<typeof productQuerySchema> & { inTime?: ReadonlySet<number> };

/** A page of a product list with ids in place of the products, in order. */
export type FoundProducts = Omit<ProductList, 'products'> & { ids: number[] };

/** Suggestions with ids in place of the products, the most relevant first. */
export type FoundSuggestions = Omit<Suggestions, 'products'> & { productIds: number[] };

/** A category; `products` counts those on sale in the category itself, not in its children. */
export type CategoryCount = {
  id: number;
  parentId: number | null;
  slug: string;
  image: string | null;
  name: string;
  translations: Translations<'name'>;
  products: number;
};
export type BrandCount = {
  id: number;
  slug: string;
  name: string;
  image: string | null;
  products: number;
};
/** Totals of a store's active products: their number, units sold, reviews, and the sum of the reviews' stars. */
export type StoreCount = {
  id: number;
  isApproved: boolean;
  products: number;
  sold: number;
  reviews: number;
  stars: number;
};

export type CatalogueCounts = {
  /** All categories by position. */
  categories: readonly CategoryCount[];
  /** All brands by position. */
  brands: readonly BrandCount[];
  /** All stores by their id, in ascending order. */
  stores: ReadonlyMap<number, StoreCount>;
};

/** A changed rule of an operator: in place of the one with its id, else a new one. */
export type RuleChange = {
  synonym?: { id?: number; words: string[]; meanings: string[] };
  boost?: { id?: number; query: string | null; kind: BoostKind; targetId: number };
  /** An operator's own occasion, or the id of a disabled built-in one. */
  occasion?: { id?: number; words: string[]; leadsTo: string[] } | { id?: number; builtIn: string };
};

/** A search engine: its answers and the changes it is told of. Only products on sale are found and counted. */
export type Search = {
  /** Returns one page of products; names sort in that language. */
  list(query: ListQuery, lang: Locale): Promise<FoundProducts>;
  /** Returns completions of a text that is being typed, in the script it is typed in. */
  suggest(text: string, lang: Locale): Promise<FoundSuggestions>;
  /** Returns the ids of a search's first products by the present rules, and with a changed rule, from now on. */
  compare(
    text: string,
    change: RuleChange,
    lang: Locale,
    limit: number,
  ): Promise<{ before: number[]; after: number[] }>;
  /** Returns the ids of the most relevant products of a search. */
  best(text: string, limit: number): Promise<number[]>;
  /** Returns categories, brands and stores with the numbers of their products. */
  counts(): Promise<CatalogueCounts>;
  /**
   * Returns whether queries are answered, how many products are known, and how many seconds ago they were
   * last compared with the database (undefined before the first time).
   */
  health(): { ready: boolean; products: number; age?: number };
  /** Reports that these products have changed or are gone: the next query finds their new state. */
  productsChanged(ids: readonly number[]): void;
  /** Reports that something of the catalogue has changed (products, stores): the next query looks for it. */
  catalogueChanged(): void;
  /** Resolves once the reported changes are applied, or a moment later: for caches of its answers. */
  caughtUp(): Promise<void>;
  /** Resolves once all changes up to now are applied; queries wait for them only a moment. */
  settled(): Promise<void>;
  /** Starts loading; otherwise the first query does. */
  start(): void;
  /** Resolves once nothing reads the database any more. */
  close(): Promise<void>;
};
