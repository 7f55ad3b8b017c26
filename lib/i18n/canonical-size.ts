import { latinDigits } from '@/lib/text/digits';
import { sizeName } from './size-name';

/** Sizes with the other names that stores give them, in lower case. */
const named = `
XS: xs, extra small, x small, xsmall | S: s, small, sm | M: m, medium, med | L: l, large, lg
XL: xl, extra large, x large, xlarge, 1xl | XXL: xxl, 2xl, xx large, 2x large, double xl, double extra large
3XL: 3xl, xxxl, xxx large, 3x large, triple xl | 4XL: 4xl, xxxxl, 4x large | 5XL: 5xl, xxxxxl, 5x large | 6XL: 6xl
Free Size: free size, freesize, free, one size, onesize, one size fits all, one size fits most
Single: single, single bed, single size | Double: double, double bed, double size
Queen: queen, queen bed, queen size | King: king, king bed, king size
`;

const byName: ReadonlyMap<string, string> = new Map(
  named
    .split(/[|\n]/)
    .map((line) => line.split(':'))
    .flatMap(([size = '', names = '']) =>
      names.split(',').map((name) => [name.trim(), size.trim()] as const),
    ),
);

const units = `
ml: ml, mls, millilitre, millilitres | L: l, lt, ltr, ltrs, litre, litres, liter, liters | g: g, gm, gms, gram, grams
kg: kg, kgs, kilo, kilogram, kilograms | cm: cm, cms | mm: mm | ft: ft, feet, foot | inch: inch, inches, in, " | oz: oz
Years: y, yr, yrs, year, years | Months: mo, mos, month, months
`;

const unitNames: ReadonlyMap<string, string> = new Map(
  units
    .split(/[|\n]/)
    .map((line) => line.split(':'))
    .flatMap(([unit = '', names = '']) =>
      names.split(',').map((name) => [name.trim(), unit.trim()] as const),
    ),
);

const isAge = new Set(['Years', 'Months']);

/** Maximum number of characters that are parsed; a size has at most 40. */
const longest = 60;

/**
 * Returns the canonical name of a size for filters and searches: `Medium` is M, `8 UK` is UK 8, `38 कमर` is 38
 * and `500ml` is 500 ml. An unknown size is returned unchanged, with single spaces.
 */
export function canonicalSize(size: string): string {
  const given = latinDigits(size.slice(0, longest)).replace(/\s+/g, ' ').trim();
  const text = sizeName(given, 'en');
  const small = text.toLowerCase();
  return (
    byName.get(small.replaceAll('-', ' ')) ??
    shoeSize(small) ??
    measure(small) ??
    pack(small) ??
    waist(small) ??
    text
  );
}

/** Extracts the British size from `6 uk / 40 eu`, which Indian shoes use. */
function shoeSize(text: string): string | undefined {
  const parts = text.split(/[/|,()]/).filter((part) => part.trim());
  const sizes = parts.map((part) => {
    const [, before, after, number, system] =
      /^(?:(uk|us|eu|ind)[ -]?(\d{1,2}(?:\.5)?)|(\d{1,2}(?:\.5)?) ?(uk|us|eu|ind))$/.exec(
        part.trim(),
      ) ?? [];
    const name = (before ?? system)?.replace('ind', 'uk').toUpperCase();
    return name && `${name} ${after ?? number}`;
  });
  if (!sizes.every(Boolean)) return undefined;
  return sizes.find((size) => size?.startsWith('UK')) ?? sizes[0];
}

/** Normalises `500ml` and `2 to 3 yrs`. */
function measure(text: string): string | undefined {
  const [, from, to, unit = ''] =
    /^(\d+(?:\.\d+)?)(?: ?(?:-|–|to|से) ?(\d+))? ?([a-z"]+)$/.exec(text) ?? [];
  const name = unitNames.get(unit);
  if (from === undefined || name === undefined) return undefined;
  if (to === undefined) return `${from} ${name}`;
  return isAge.has(name) ? `${from}-${to} ${name}` : undefined;
}

function pack(text: string): string | undefined {
  const [, kind, count, counted] = /^(?:(pack|set) of (\d+)|(\d+)[ -]?pack)$/.exec(text) ?? [];
  if (counted !== undefined) return `Pack of ${counted}`;
  return kind && `${kind === 'pack' ? 'Pack' : 'Set'} of ${count}`;
}

/** Reduces a trousers' size to its waist. */
function waist(text: string): string | undefined {
  const [, before, after] =
    /^(?:(?:waist|w) ?(\d{2})(?: ?(?:inch|inches|in|"))?|(\d{2})(?: ?(?:inch|inches|in|"))? waist)$/.exec(
      text,
    ) ?? [];
  return before ?? after;
}
