import { canonicalSize } from '@/lib/i18n/canonical-size';
import { type Amount, amountsIn } from './units';

const agesOfSize = /^(\d{1,2})\s*[-–]\s*(\d{1,2})\s*(years?|months?)$/;

/** A catalogue's sizes by what they say; it grows with the list of sizes, to which values are only added. */
export class CatalogueSizes {
  #count = 0;
  /** By unit, each size with its amount. */
  readonly #amounts = new Map<string, { size: string; amount: number }[]>();
  /** By the last word of their first part: 8 of `UK 8`. */
  readonly #named = new Map<string, { size: string; prefix: string }[]>();
  /** By both ages and the unit: `4-5y`. */
  readonly #ages = new Map<string, string[]>();

  /** Learns the sizes that were added since the last time. */
  of(all: readonly string[]): this {
    for (; this.#count < all.length; this.#count++) this.#learn(all[this.#count] ?? '');
    return this;
  }

  #learn(size: string): void {
    const text = size.slice(0, 100).toLowerCase();
    for (const { of, amount } of amountsIn(text)) add(this.#amounts, of, { size, amount });
    const ages = agesOfSize.exec(text);
    if (ages) add(this.#ages, `${ages[1]}-${ages[2]}${ages[3]?.charAt(0)}`, size);
    const words = (text.split(',')[0] ?? '').split(' ');
    const prefix = words.slice(0, -1).join(' ');
    if (systems.has(prefix)) add(this.#named, words.at(-1) ?? '', { size, prefix });
  }

  /** The sizes of that amount, and those of another amount in the unit. */
  like({ of, amount }: Amount) {
    const ofKind = this.#amounts.get(of) ?? [];
    const same = new Set(ofKind.filter((own) => isNear(own.amount, amount)).map(sizeOf));
    return { same, other: new Set(ofKind.map(sizeOf).filter((size) => !same.has(size))) };
  }

  /** Those called so, in the system if one is given: 8 is UK 8, and in UK it is not EU 8; 2xl is XXL. */
  called(name: string, system: string | undefined): string[] {
    const all = this.#named.get(name) ?? this.#named.get(canonicalSize(name).toLowerCase()) ?? [];
    const isIt = (prefix: string) =>
      system === undefined || prefix === '' || prefix === system.slice(0, 2);
    return all.filter(({ prefix }) => isIt(prefix)).map(sizeOf);
  }

  /** Those for the ages from and to, in years or months. */
  aged(from: string, to: string, unit: 'y' | 'm'): readonly string[] {
    return this.#ages.get(`${Number(from)}-${Number(to)}${unit}`) ?? [];
  }
}

const systems = new Set(['', 'uk', 'us', 'eu', 'ind', 'size']);
const sizeOf = ({ size }: { size: string }) => size;
const isNear = (a: number, b: number) => Math.abs(a - b) <= 0.005 * Math.max(a, b);

function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

const known = new WeakMap<readonly string[], CatalogueSizes>();

/** What the sizes of a catalogue say; the list is the same for the same catalogue. */
export function catalogueSizes(all: readonly string[]): CatalogueSizes {
  const sizes = known.get(all) ?? new CatalogueSizes();
  known.set(all, sizes);
  return sizes.of(all);
}
