import { optionsOf } from './variants';

const variant = (id: number, colour: string, size: string, in_stock = true) => ({
  id,
  slug: `v${id}`,
  name: '',
  colour,
  size,
  image: null,
  in_stock,
});
const variants = [
  variant(1, 'Red', 'M'),
  variant(2, 'Red', 'L', false),
  variant(3, 'Blue', 'S'),
  variant(4, 'Blue', 'M', false),
];

describe('optionsOf', () => {
  it('leads to the sibling that differs in one thing only, in stock or not', () => {
    const { colours, sizes } = optionsOf({ id: 1, variants });
    expect(colours.map(({ value, slug }) => [value, slug])).toEqual([
      ['Red', 'v1'],
      ['Blue', 'v4'],
    ]);
    expect(sizes.map(({ value, slug, inStock }) => [value, slug, inStock])).toEqual([
      ['S', 'v3', true],
      ['M', 'v1', true],
      ['L', 'v2', false],
    ]);
  });

  it('marks the product itself', () => {
    const { colours } = optionsOf({ id: 4, variants });
    expect(colours.filter(({ current }) => current)).toEqual([
      expect.objectContaining({ value: 'Blue', slug: 'v4' }),
    ]);
  });

  it('offers nothing without siblings', () => {
    expect(optionsOf({ id: 1, variants: [] })).toEqual({ colours: [], sizes: [] });
  });
});
