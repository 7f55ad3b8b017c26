import { canonicalSize } from '@/lib/i18n/canonical-size';
import { type Amount, amountsIn } from './units';

const dimensionsOfSize = /\d+(?:\.\d+)?(?:\s*[x×*]\s*\d+(?:\.\d+)?){1,2}/;
const agesOfSize = /^(\d{1,2})\s*[-–]\s*(\d{1,2})\s*(years?|months?)$/;

/** Parsed sizes of a catalogue; it grows with the list of sizes, to which values are only added. */
export class CatalogueSizes {
  #count = 0;
  /** Sizes by unit, with their amounts. */
  readonly #amounts = new Map<string, { size: string; amount: number }[]>();
  /** Sizes by the last word of their first part: 8 of `UK 8`. */
  readonly #named = new Map<string, { size: string; prefix: string }[]>();
  /** Sizes by their dimensions: `72x78`. */
  readonly #dimensions = new Map<string, string[]>();
  /** Sizes by both ages and the unit: `4-5y`. */
  readonly #ages = new Map<string, string[]>();

  /** Learns the sizes that were added since the last time. */
  of(all: readonly string[]): this {
    for (; this.#count < all.length; this.#count++) this.#learn(all[this.#count] ?? '');
    return this;
  }

  #learn(size: string): void {
    const text = size.slice(0, 100).toLowerCase();
    for (const { of, amount } of amountsIn(text)) add(this.#amounts, of, { size, amount });
    const sides = dimensionsOfSize.exec(text)?.[0].match(/[\d.]+/g);
    if (sides) add(this.#dimensions, dimensionKey(sides.map(Number)), size);
    const ages = agesOfSize.exec(text);
    if (ages) add(this.#ages, `${ages[1]}-${ages[2]}${ages[3]?.charAt(0)}`, size);
    const words = (text.split(',')[0] ?? '').split(' ');
    const prefix = words.slice(0, -1).join(' ');
    if (systems.has(prefix)) add(this.#named, words.at(-1) ?? '', { size, prefix });
  }

  /** Returns the sizes with these sides, in any order, and those with others. */
  measuring(sides: readonly number[]) {
    const same = new Set(this.#dimensions.get(dimensionKey(sides)));
    const all = [...this.#dimensions.values()].flat();
    return { same, other: new Set(all.filter((size) => !same.has(size))) };
  }

  /** Returns the sizes of that amount, and those of another amount in the unit. */
  like({ of, amount }: Amount) {
    const ofKind = this.#amounts.get(of) ?? [];
    const share = of === 'mm' ? nearLength : nearAmount;
    const isNear = (own: number) => Math.abs(own - amount) <= share * Math.max(own, amount);
    const same = new Set(ofKind.filter((own) => isNear(own.amount)).map(sizeOf));
    return { same, other: new Set(ofKind.map(sizeOf).filter((size) => !same.has(size))) };
  }

  /**
   * Returns the sizes with this name, in the system if one is given: 8 is UK 8, and in UK it is not EU 8; 2xl
   * is XXL.
   */
  called(name: string, system: string | undefined): string[] {
    const all = this.#named.get(name) ?? this.#named.get(canonicalSize(name).toLowerCase()) ?? [];
    const isIt = (prefix: string) =>
      system === undefined || prefix === '' || prefix === system.slice(0, 2);
    return all.filter(({ prefix }) => isIt(prefix)).map(sizeOf);
  }

  /** Returns the sizes for the ages from and to, in years or months. */
  aged(from: string, to: string, unit: 'y' | 'm'): readonly string[] {
    return this.#ages.get(`${Number(from)}-${Number(to)}${unit}`) ?? [];
  }
}

const systems = new Set(['', 'uk', 'us', 'eu', 'ind', 'size']);
const sizeOf = ({ size }: { size: string }) => size;
/** The share by which an amount may differ, and a length: 10 cm are sold as 4 inch. */
const [nearAmount, nearLength] = [0.005, 0.02];
const dimensionKey = (sides: readonly number[]) => [...sides].sort((a, b) => a - b).join('x');

function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

const known = new WeakMap<readonly string[], CatalogueSizes>();

/** Returns the sizes of a catalogue, parsed; the same list gives the same object. */
export function catalogueSizes(all: readonly string[]): CatalogueSizes {
  const sizes = known.get(all) ?? new CatalogueSizes();
  known.set(all, sizes);
  return sizes.of(all);
}
