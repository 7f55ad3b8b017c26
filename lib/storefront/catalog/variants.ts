import { canonicalSize } from '@/lib/i18n/canonical-size';
import type { NormalisedProduct } from './product';
import { compareSizes } from './sizes';

/** One choice of a colour or size: the sibling product that has it. */
export type VariantOption = {
  value: string;
  slug: string;
  image: string | null;
  inStock: boolean;
  current: boolean;
};

type Siblings = Pick<NormalisedProduct, 'id' | 'variants'>;

/**
 * Lists the colours and sizes among a product's siblings. A colour leads to the sibling of the same size if
 * there is one, and a size to the sibling of the same colour. Sizes are sorted from small to large; sizes that
 * the store named itself follow in the order of their creation.
 */
export function optionsOf(product: Siblings): { colours: VariantOption[]; sizes: VariantOption[] } {
  const own = product.variants.find(({ id }) => id === product.id);
  const pick = (axis: 'colour' | 'size', other: 'colour' | 'size') => {
    const best = new Map<string, Siblings['variants'][number]>();
    const suits = (variant: Siblings['variants'][number]) =>
      (variant.id === product.id ? 4 : 0) +
      (variant[other] === own?.[other] ? 2 : 0) +
      (variant.in_stock ? 1 : 0);
    for (const variant of product.variants) {
      const value = variant[axis];
      if (!value) continue;
      const present = best.get(value);
      if (!present || suits(variant) > suits(present)) best.set(value, variant);
    }
    return [...best].map(([value, { id, slug, image, in_stock }]) => ({
      value,
      slug,
      image,
      inStock: in_stock,
      current: id === product.id,
    }));
  };
  const sizes = pick('size', 'colour').sort((a, b) =>
    compareSizes(canonicalSize(a.value), canonicalSize(b.value)),
  );
  return { colours: pick('colour', 'size'), sizes };
}
