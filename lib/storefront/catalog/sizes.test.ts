import { compareSizes } from './sizes';

it.each([
  ['S', 'M', 'L', 'XL', 'XXL', '3XL'],
  ['UK 6', 'UK 9', 'UK 10'],
  ['250 g', '500 g', '1 kg', '5 kg'],
  ['50 ml', '500 ml', '1 L'],
  ['5 constructor', '6 constructor'],
  ['2-3 Years', '4-5 Years', '10-11 Years'],
  ['6-12 Months', '1-2 Years', '2-3 Years'],
  ['Single', 'Double', 'Queen', 'King'],
  ['S', 'Free Size', '2-3 Years', 'UK 6'],
])('sorts sizes from %s on from small to large', (...sizes) => {
  expect([...sizes].reverse().sort(compareSizes)).toEqual(sizes);
});

it('leaves the names of a store behind the known sizes, in its order', () => {
  const sizes = ['Roomy', 'L', 'Petite', 'S', 'Airy'];
  expect(sizes.sort(compareSizes)).toEqual(['S', 'L', 'Roomy', 'Petite', 'Airy']);
});
