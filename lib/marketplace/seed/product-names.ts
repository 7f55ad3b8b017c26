import { sizeName } from '@/lib/i18n/size-name';
import { brands } from './catalogue/brands';
import { colours, coloursOf } from './catalogue/colours';
import { agreeing } from './catalogue/hindi-agreement';
import type { Sku } from './catalogue/skus';
import { hashOf } from './random';

const brandsBySlug = new Map(brands.map((brand) => [brand.slug, brand]));

/** Returns the brand of a SKU's design; its further editions rotate through the brands of the type. */
export function brandOf({ type, design }: Sku, edition: number) {
  const slug = type.brands[(hashOf(design.name[0]) + edition) % type.brands.length];
  return slug && brandsBySlug.get(slug);
}

const written = (...words: (string | false | undefined)[]) =>
  words.filter(Boolean).join(' ').normalize('NFC');
const details = (parts: (string | undefined)[]) => {
  const given = parts.filter(Boolean);
  return given.length > 0 && `(${given.join(', ')})`;
};

/** Returns names of brand, thing, the edition from the second on, and the colour and size that distinguish SKUs. */
export function namesOf(sku: Sku, edition: number): { en: string; hi: string } {
  const { type, design, colour, size, inColours } = sku;
  const brand = type.brandInName === false ? undefined : brandOf(sku, edition);
  const hues = inColours && colour ? coloursOf(colour) : [];
  const model = edition > 0 ? edition + 1 : undefined;
  return {
    en: written(
      brand?.name,
      design.name[0],
      model ? `Model ${model}` : undefined,
      details([hues.join(' & '), size]),
    ),
    hi: written(
      brand?.hi,
      design.name[1],
      model ? `मॉडल ${model}` : undefined,
      details([
        hues.map((hue) => agreeing(colours[hue].hi, design.name[1])).join(' और '),
        size && sizeName(size, 'hi'),
      ]),
    ),
  };
}
