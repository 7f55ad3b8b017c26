import type { z } from 'zod';
import type { ProductList, productQuerySchema } from '@/lib/api/schemas/catalog';
import type { Suggestions } from '@/lib/api/schemas/facets';
import type { BoostKind } from '@/lib/api/schemas/search-rules/limits';
import type { Locale } from '@/lib/i18n/locales';
import type { Translations } from '@/lib/i18n/translated';

/** The contract's query of a product list, parsed; `inTime` are the stores that deliver as soon as it asks. */
export type ListQuery = z.output<typeof productQuerySchema> & { inTime?: ReadonlySet<number> };

/** A page of a product list with ids in place of the products, in their order. */
export type FoundProducts = Omit<ProductList, 'products'> & { ids: number[] };

/** Suggestions with ids in place of the products, the most relevant first. */
export type FoundSuggestions = Omit<Suggestions, 'products'> & { productIds: number[] };

/** `products` counts those on sale that belong to the category itself, not to its children. */
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
/** Of a store's active products: how many, units sold, reviews, and the sum of the reviews' stars. */
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

/** A rule of an operator as it would be: in place of the one with its id, else a new one. */
export type RuleChange = {
  synonym?: { id?: number; words: string[]; meanings: string[] };
  boost?: { id?: number; query: string | null; kind: BoostKind; targetId: number };
  /** An operator's own occasion, or the id of a built-in one that is switched off. */
  occasion?: { id?: number; words: string[]; leadsTo: string[] } | { id?: number; builtIn: string };
};

/** What a search engine answers and is told. Only products on sale are found and counted. */
export type Search = {
  /** One page of products; names sort in that language. */
  list(query: ListQuery, lang: Locale): Promise<FoundProducts>;
  /** Completions of a text that is being typed, in the script it is typed in. */
  suggest(text: string, lang: Locale): Promise<FoundSuggestions>;
  /** Ids of the first products of a search as they are, and as they would be with another rule, from now on. */
  compare(
    text: string,
    change: RuleChange,
    lang: Locale,
    limit: number,
  ): Promise<{ before: number[]; after: number[] }>;
  /** Ids of the most relevant products of a search. */
  best(text: string, limit: number): Promise<number[]>;
  /** Categories, brands and stores with the numbers of their products. */
  counts(): Promise<CatalogueCounts>;
  /**
   * Whether queries are answered, how many products are known, and how many seconds ago they were last
   * compared with the database (undefined before the first time).
   */
  health(): { ready: boolean; products: number; age?: number };
  /** These products have changed or are gone: the next query finds them as they are then. */
  productsChanged(ids: readonly number[]): void;
  /** Something of the catalogue has changed (products, stores): the next query looks for it. */
  catalogueChanged(): void;
  /** Resolves once what it was told of by now is taken in, or a moment later: for what is kept of its answers. */
  caughtUp(): Promise<void>;
  /** Resolves once all changes up to now are taken in; queries wait for them a moment at most. */
  settled(): Promise<void>;
  /** Begins to get ready; otherwise the first query does. */
  start(): void;
  /** Resolves once nothing is read from the database any more. */
  close(): Promise<void>;
};
