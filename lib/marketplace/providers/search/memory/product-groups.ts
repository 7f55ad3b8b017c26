import { canonicalSize } from '@/lib/i18n/canonical-size';
import { type Attribute, attributeNames } from '../../../modules/search-language';
import { Postings } from './postings';
import type { ProductRow } from './product-rows';

/** Lists of numbers, one after the other in one array: read without following a pointer to each list. */
class FlatLists {
  /** List `n` is in `items` from `starts[n]` to `starts[n + 1]`. */
  starts = new Uint32Array(1024);
  items = new Uint32Array(4096);
  #count = 0;

  add(list: readonly number[]): void {
    const start = this.starts[this.#count++] ?? 0;
    const end = start + list.length;
    if (this.#count === this.starts.length) this.starts = grown(this.starts, 0);
    if (end > this.items.length) this.items = grown(this.items, end);
    this.items.set(list, start);
    this.starts[this.#count] = end;
  }
}

function grown(array: Uint32Array<ArrayBuffer>, least: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(least, Math.ceil(array.length * 1.5)));
  larger.set(array);
  return larger;
}

/** Codes for values, numbered in the order of their first use. */
export class Dictionary<Value> {
  readonly values: Value[] = [];
  readonly #codes = new Map<Value, number>();

  codeOf(value: Value): number {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    const code = this.values.push(value) - 1;
    this.#codes.set(value, code);
    return code;
  }

  find(value: Value): number | undefined {
    return this.#codes.get(value);
  }
}

/**
 * Returns a number for a value of any attribute: the attribute's position in `attributeNames` in the lowest
 * three bits, the code above them.
 */
export const valueNumber = (attribute: number, code: number): number => code * 8 + attribute;
export const attributeOf = (value: number): number => value & 7;

/** Returns the colours of a column value such as `Red, Blue`, trimmed and without repetition. */
const coloursIn = (text: string | null) => [
  ...new Set((text ?? '').split(',').map((colour) => colour.trim())),
];

/**
 * Groups of products with the same attributes (category, brand, store, colours, size, origin). There are far
 * fewer groups than products, so filters and facets work on groups.
 */
export class ProductGroups {
  readonly category = new Dictionary<number>();
  readonly brand = new Dictionary<number>();
  readonly store = new Dictionary<number>();
  readonly colour = new Dictionary<string>();
  readonly size = new Dictionary<string>();
  readonly origin = new Dictionary<string>();
  /** Codes of each attribute's values by group: none or one, several for colours. */
  readonly codes: Record<Attribute, number[][]> = {
    category: [],
    brand: [],
    store: [],
    colour: [],
    size: [],
    origin: [],
  };
  /** Numbers (`valueNumber`) of the values, by group. */
  readonly values = new FlatLists();
  /** Documents by group, on sale or not. */
  readonly docs: Postings[] = [];
  /** The number of active products by group, and of those without siblings in their listing. */
  readonly active: number[] = [];
  readonly alone: number[] = [];
  readonly #numbers = new Map<string, number>();

  get count(): number {
    return this.docs.length;
  }

  /** Returns the number of values of the attributes that a search may name. */
  get valueCount(): number {
    const named = [this.category, this.brand, this.store, this.colour, this.size];
    return named.reduce((sum, { values }) => sum + values.length, 0);
  }

  /** Returns a number greater than that of any value. */
  get valueNumbers(): number {
    return valueNumber(0, Math.max(...attributeNames.map((name) => this[name].values.length)));
  }

  changeActive(group: number, by: number): void {
    this.active[group] = (this.active[group] ?? 0) + by;
  }

  changeAlone(group: number, by: number): void {
    this.alone[group] = (this.alone[group] ?? 0) + by;
  }

  /** Returns the documents of all wanted groups, group by group. */
  docsOf(isWanted: (group: number) => boolean): Uint32Array {
    const lists = this.docs.filter((_, group) => isWanted(group));
    const docs = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const { docs: some, length } of lists) {
      docs.set(some.subarray(0, length), at);
      at += length;
    }
    return docs;
  }

  of(row: ProductRow): number {
    const { categoryId, brandId, storeId, colour, size, origin } = row;
    const key = `${categoryId} ${brandId} ${storeId} ${colour}\u0000${size}\u0000${origin}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const group = this.docs.push(new Postings()) - 1;
    this.#numbers.set(key, group);
    this.active.push(0);
    this.alone.push(0);
    this.codes.category.push([this.category.codeOf(categoryId)]);
    this.codes.brand.push(brandId === null ? [] : [this.brand.codeOf(brandId)]);
    this.codes.store.push([this.store.codeOf(storeId)]);
    this.codes.colour.push(
      coloursIn(colour)
        .filter(Boolean)
        .map((one) => this.colour.codeOf(one)),
    );
    this.codes.size.push(
      size === null || size === '' ? [] : [this.size.codeOf(canonicalSize(size))],
    );
    this.codes.origin.push(origin === '' ? [] : [this.origin.codeOf(origin)]);
    this.values.add(
      attributeNames.flatMap((name, attribute) =>
        (this.codes[name][group] ?? []).map((code) => valueNumber(attribute, code)),
      ),
    );
    return group;
  }
}
