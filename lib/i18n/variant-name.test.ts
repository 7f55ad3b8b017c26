import { colourTexts } from './colour-names';
import type { Locale } from './locales';
import { variantName } from './variant-name';

const named = (name: string, colour: string | null, size: string | null, locale: Locale = 'en') =>
  variantName({ name, colour, size }, colourTexts(locale), locale);

it.each([
  ['Kurta', 'Navy', 'M', 'Kurta · Navy · M'],
  ['Kurta (Navy, M)', 'Navy', 'M', 'Kurta (Navy, M)'],
  ['Saree (Red & Gold)', 'Red, Gold', null, 'Saree (Red & Gold)'],
  ['Navy Kurta', 'navy', 'XL', 'Navy Kurta · XL'],
  ['Medium Weight Kurta', null, 'M', 'Medium Weight Kurta · M'],
])('adds to %s what it does not say', (name, colour, size, expected) => {
  expect(named(name, colour, size)).toBe(expected);
});

it('knows the words of the language in a name', () => {
  const blue = colourTexts('hi')('blue');
  expect(named(`कुर्ता (${blue}, 500 ग्राम)`, 'Blue', '500 g', 'hi')).toBe(`कुर्ता (${blue}, 500 ग्राम)`);
  expect(named('कुर्ता', 'Blue', 'M', 'hi')).toBe(`कुर्ता · ${blue} · M`);
});
