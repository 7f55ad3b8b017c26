import { LRUCache } from 'lru-cache';
import type { ProductColumns } from '../product-columns';
import type { ProductGroups } from '../product-groups';
import type { WordMatches } from './word-matches';

/** Documents of the groups that a word names; `count` is the number of indexed documents at that time. */
type Named = { docs: Uint32Array; groups: Uint8Array; count: number };

const none = new Uint32Array(0);
const isSame = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

/** Documents by the attributes that words name, 16 MB of the last searches; valid while no product is added. */
export class NamedDocuments {
  readonly #known = new LRUCache<string, Named>({
    maxSize: 2 ** 24,
    sizeCalculation: ({ docs, groups }, names) => docs.byteLength + groups.length + names.length,
  });

  constructor(
    readonly columns: ProductColumns,
    readonly groups: ProductGroups,
  ) {}

  /** Returns the documents of the groups that a word names, in ascending order. */
  of({ groups: isNamed, names }: WordMatches): Uint32Array {
    if (!isNamed) return none;
    const { count } = this.columns;
    const known = this.#known.get(names);
    if (known?.count === count && isSame(known.groups, isNamed)) return known.docs;
    const docs = this.groups.docsOf((group) => isNamed[group] === 1).sort();
    this.#known.set(names, { docs, groups: isNamed, count });
    return docs;
  }
}
