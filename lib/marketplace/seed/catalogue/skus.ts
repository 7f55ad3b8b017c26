import { hashOf, randomOf, shuffled } from '../random';
import type { ColourNames } from './colours';
import type { Design, ProductType, Size } from './product-type';
import { productTypes } from './product-types';

/** A SKU: one colour and size of one design. */
export type Sku = {
  type: ProductType;
  design: Design;
  designIndex: number;
  colour?: ColourNames;
  size?: string;
  priceFactor: number;
  /** The number of the design's SKUs, the position of this one (from 0), and whether they differ in colour. */
  siblings: number;
  position: number;
  inColours: boolean;
};

type SizeChoice = { size: string; priceFactor: number };

const labelled = (size: Size): SizeChoice =>
  typeof size === 'string' ? { size, priceFactor: 1 } : { size: size[0], priceFactor: size[1] };

/** Returns whether a colour is made in a size: one combination in nine never was. */
const isMade = (design: Design, colour: ColourNames | undefined, size: string) =>
  hashOf(`${design.name[0]} ${colour} ${size}`) % 9 !== 0;

/** Returns every colour in every size except for a few, each colour in two sizes at least. */
function grid(design: Design, colours: (ColourNames | undefined)[], sizes: SizeChoice[]) {
  return colours.flatMap((colour) =>
    sizes
      .filter(({ size }, i) => i < 2 || isMade(design, colour, size))
      .map((size) => ({ colour, ...size })),
  );
}

/**
 * Returns the design's SKUs. Clothes and shoes: every colour in every size. The rest: every colour once, for
 * some designs the first one in a second size; without colours, two sizes.
 */
function choices(type: ProductType, design: Design, index: number) {
  const sizes = (design.sizes ?? type.sizes ?? []).map(labelled);
  const colours = design.colours ?? [];
  if (type.sizeChart) return grid(design, colours.length > 0 ? [...colours] : [undefined], sizes);
  const offset = sizes.some((one) => one.priceFactor !== 1) ? 0 : hashOf(design.name[0]);
  const sizeAt = (i: number) => sizes[(offset + i) % sizes.length] ?? { priceFactor: 1 };
  if (colours.length === 0) {
    return sizes.length < 2 ? [sizeAt(0)] : [sizeAt(0), sizeAt(1)];
  }
  const inEachColour = colours.map((colour) => ({ colour, ...sizeAt(0) }));
  const second =
    sizes.length > 1 && colours.length < 3 && index % 2 === 0
      ? colours.slice(0, 1).map((colour) => ({ colour, ...sizeAt(1) }))
      : [];
  return [...inEachColour, ...second];
}

function skusOf(type: ProductType, designIndex: number): Sku[] {
  const design = type.designs[designIndex];
  if (!design) return [];
  const all = choices(type, design, designIndex);
  const inColours = (design.colours?.length ?? 0) > 1;
  return all.map((one, position) => ({
    ...{ type, design, designIndex, siblings: all.length, position, inColours },
    ...one,
  }));
}

/** All SKUs of the demo: first the first design of every type, mixed, then the others. */
export const skus: readonly Sku[] = [0, 1, 3, 2].flatMap((designIndex) =>
  shuffled(productTypes, randomOf('order', designIndex)).flatMap((type) =>
    skusOf(type, designIndex),
  ),
);
