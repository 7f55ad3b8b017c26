import { eachLanguage, type Locale, locales } from '@/lib/i18n/locales';
import type { ListQuery } from '../provider';
import { ratedStars } from '../ranking';
import type { ProductColumns } from './product-columns';
import type { DocumentOrder } from './result-page';
import { DocumentsByName, SortedDocuments } from './sorted-documents';
import type { yieldEvery } from './yield-to-event-loop';

type Name = 'bestSelling' | 'topRated' | 'latest' | 'price' | 'discount' | 'popularity';

const sections: Partial<Record<NonNullable<ListQuery['section']>, Name>> = {
  latest: 'latest',
  top_rated: 'topRated',
};

/** Every order in which products are listed; ties by id. */
export class SortOrders {
  readonly names = eachLanguage(() => new DocumentsByName());
  readonly #by: Record<Name, SortedDocuments>;

  constructor(c: ProductColumns) {
    const byId = (a: number, b: number) => (c.id[a] ?? 0) - (c.id[b] ?? 0);
    const stars = (doc: number) => ratedStars(c.rating[doc] ?? 0, c.reviews[doc] ?? 0);
    const by = (difference: (a: number, b: number) => number) =>
      new SortedDocuments((a, b) => difference(a, b) || byId(a, b));
    this.#by = {
      bestSelling: by((a, b) => (c.sold[a] ?? 0) - (c.sold[b] ?? 0)),
      topRated: by((a, b) => stars(a) - stars(b)),
      latest: by((a, b) => (c.createdAt[a] ?? 0) - (c.createdAt[b] ?? 0)),
      price: by((a, b) => (c.price[a] ?? 0) - (c.price[b] ?? 0)),
      discount: by((a, b) => (c.discount[a] ?? 0) - (c.discount[b] ?? 0)),
      popularity: by((a, b) => (c.popularity[a] ?? 0) - (c.popularity[b] ?? 0)),
    };
  }

  /** Sorts `count` documents; `names` by document. */
  async build(
    count: number,
    names: Record<Locale, string[]>,
    pause: ReturnType<typeof yieldEvery>,
  ): Promise<void> {
    for (const lang of locales) await this.names[lang].build(names[lang], pause);
    for (const order of Object.values(this.#by)) await order.build(count, pause);
  }

  /** Records a new or changed document; orders by name are updated through `names`. */
  touch(doc: number): void {
    for (const order of Object.values(this.#by)) order.touch(doc);
  }

  touchPrice(doc: number): void {
    this.#by.price.touch(doc);
    this.#by.discount.touch(doc);
  }

  /** Returns the order from the highest to the lowest. */
  descending(name: Name): DocumentOrder {
    const { docs, compare } = this.#by[name];
    return { docs, compare, isDescending: true, isByPrice: name === 'price' };
  }

  /** Returns the order that a query asks for; relevance is not among them. */
  orderOf({ sort, section }: ListQuery, lang: Locale): DocumentOrder {
    switch (sort) {
      case 'price_asc':
        return { ...this.descending('price'), isDescending: false };
      case 'price_desc':
        return this.descending('price');
      case 'name_asc':
      case 'name_desc': {
        const { docs, compare } = this.names[lang];
        return { docs, compare, isDescending: sort === 'name_desc', isByPrice: false };
      }
      case 'newest':
        return this.descending('latest');
      case 'rating':
        return this.descending('topRated');
      case 'discount':
        return this.descending('discount');
      default:
        return this.descending((section && sections[section]) ?? 'bestSelling');
    }
  }
}
