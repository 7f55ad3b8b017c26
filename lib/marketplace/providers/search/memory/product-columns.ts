import { shownRating } from '@/lib/contract/schemas/numbers/shown-rating';
import { isActive } from '../../../modules/offers';
import { popularityOf, reviewsOfTopRated } from '../ranking';
import type { ProductRow } from './product-rows';

/** Flags of a product, one bit each. */
export const productFlag = {
  active: 1,
  featured: 2,
  inStock: 4,
  reviewed: 8,
  onDeal: 16,
  /** Set if its attributes say what kind of thing it is. */
  ofKnownKind: 32,
} as const;

const firstCapacity = 1024;

/** Copies the smaller array to the beginning of the larger one, and returns that. */
export function grown<Column extends { set(from: Column): void }>(
  to: Column,
  from: Column,
): Column {
  to.set(from);
  return to;
}

/** The products' values by document number, one typed array each. Money in paise. */
export class ProductColumns {
  count = 0;
  id = new Float64Array(firstCapacity);
  group = new Uint32Array(firstCapacity);
  /** The first document of its listing, the next one of it, and its groups: see `Listings`. */
  first = new Uint32Array(firstCapacity);
  next = new Uint32Array(firstCapacity);
  shape = new Uint32Array(firstCapacity);
  flags = new Uint8Array(firstCapacity);
  /** The current price, a running deal included. */
  price = new Float64Array(firstCapacity);
  /** The price without a deal. */
  listPrice = new Float64Array(firstCapacity);
  mrp = new Float64Array(firstCapacity);
  /** The whole percent by which the current price is below the MRP. */
  discount = new Uint8Array(firstCapacity);
  /** The rating as cards show it, so that a filter by 4.5 and up agrees with them. */
  rating = new Float32Array(firstCapacity);
  reviews = new Uint32Array(firstCapacity);
  sold = new Uint32Array(firstCapacity);
  popularity = new Float32Array(firstCapacity);
  createdAt = new Float64Array(firstCapacity);
  updatedAt = new Float64Array(firstCapacity);
  /** Hash of the names, to notice changes. */
  text = new Uint32Array(firstCapacity);

  add(): number {
    if (this.count === this.id.length) this.#grow();
    return this.count++;
  }

  /** Returns whether a product has one of `productFlag`. */
  has(doc: number, flag: number): boolean {
    return ((this.flags[doc] ?? 0) & flag) !== 0;
  }

  /** Writes everything but attributes, names and the current price. */
  write(doc: number, row: ProductRow): void {
    this.flags[doc] =
      (isActive(row) ? productFlag.active : 0) |
      (row.isFeatured ? productFlag.featured : 0) |
      (row.stock > 0 ? productFlag.inStock : 0) |
      (/^kind:/m.test(row.attributes) ? productFlag.ofKnownKind : 0) |
      (row.reviews >= reviewsOfTopRated ? productFlag.reviewed : 0) |
      ((this.flags[doc] ?? 0) & productFlag.onDeal);
    this.listPrice[doc] = row.price;
    this.mrp[doc] = row.mrp;
    this.rating[doc] = shownRating(row.rating);
    this.reviews[doc] = row.reviews;
    this.sold[doc] = row.sold;
    this.popularity[doc] = popularityOf(row.rating, row.reviews, row.sold);
    this.createdAt[doc] = row.createdAt;
    this.updatedAt[doc] = row.updatedAt;
  }

  /** Sets the current price; `deal` is the lowest running deal and applies if it is cheaper. */
  setDeal(doc: number, deal = Number.POSITIVE_INFINITY): void {
    const mrp = this.mrp[doc] ?? 0;
    const regular = this.listPrice[doc] ?? 0;
    const price = Math.min(regular, deal);
    this.price[doc] = price;
    this.discount[doc] = Math.round((100 * (mrp - price)) / mrp);
    const others = (this.flags[doc] ?? 0) & ~productFlag.onDeal;
    this.flags[doc] = price < regular ? others | productFlag.onDeal : others;
  }

  #grow(): void {
    const size = Math.ceil(this.count * 1.5);
    this.id = grown(new Float64Array(size), this.id);
    this.group = grown(new Uint32Array(size), this.group);
    this.first = grown(new Uint32Array(size), this.first);
    this.next = grown(new Uint32Array(size), this.next);
    this.shape = grown(new Uint32Array(size), this.shape);
    this.flags = grown(new Uint8Array(size), this.flags);
    this.price = grown(new Float64Array(size), this.price);
    this.listPrice = grown(new Float64Array(size), this.listPrice);
    this.mrp = grown(new Float64Array(size), this.mrp);
    this.discount = grown(new Uint8Array(size), this.discount);
    this.rating = grown(new Float32Array(size), this.rating);
    this.reviews = grown(new Uint32Array(size), this.reviews);
    this.sold = grown(new Uint32Array(size), this.sold);
    this.popularity = grown(new Float32Array(size), this.popularity);
    this.createdAt = grown(new Float64Array(size), this.createdAt);
    this.updatedAt = grown(new Float64Array(size), this.updatedAt);
    this.text = grown(new Uint32Array(size), this.text);
  }
}
