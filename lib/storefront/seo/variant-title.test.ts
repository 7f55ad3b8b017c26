import fc from 'fast-check';
import { locales } from '@/lib/i18n/locales';
import { shortName, shownTitle } from './variant-title';

const saree =
  'Handwoven Banarasi Silk Saree with Zari Border, Blouse Piece and Tassels (Blue & Gold)';

it.each([
  ['en', 'Cotton Shirt (Navy, M)', 'Cotton Shirt (Navy, M)'],
  ['en', saree, 'Handwoven Banarasi Silk Saree… (Blue & Gold)'],
  [
    'en',
    'Wireless Headphones, Foldable, Sixty Hours Battery Life (Black)',
    'Wireless Headphones, Foldable… (Black)',
  ],
  [
    'hi',
    'हाथ से बुनी बनारसी रेशमी साड़ी, ज़री की किनारी, बिना सिला ब्लाउज़ और झालर के साथ (नीली)',
    'हाथ से बुनी बनारसी रेशमी साड़ी, ज़री की किनारी… (नीली)',
  ],
  [
    'en',
    'A name without brackets is cut at the end of a word, however long it may be',
    'A name without brackets is cut at the end of a word…',
  ],
] as const)('in %s: %s', (locale, name, short) => {
  expect(shortName(name, locale)).toBe(short);
});

it('keeps a whole name that fits, and never cuts within the brand', () => {
  expect(shortName(saree, 'en', { most: 150 })).toBe(saree);
  const brand = 'The Very Old Weavers of Kanchipuram and Sons';
  const name = `${brand} Saree with Border (Red, Free Size)`;
  expect(shortName(name, 'en', { most: 50, brand })).toBe(`${brand}… (Red, Free Size)`);
});

it('ends with the variant, within what is shown', () => {
  const word = fc.constantFrom('silk', 'रेशमी', 'with', 'और', 'Kanjeevaram', 'x', 'boxes,');
  const texts = (most: number) =>
    fc.array(word, { minLength: 1, maxLength: most }).map((all) => all.join(' '));
  fc.assert(
    fc.property(texts(30), texts(4), fc.constantFrom(...locales), (base, variant, locale) => {
      const short = shortName(`${base} (${variant})`, locale);
      expect(short.endsWith(` (${variant})`)).toBe(true);
      expect(short.length).toBeLessThanOrEqual(Math.max(shownTitle, 16 + variant.length + 4));
      expect(base.startsWith(short.slice(0, -variant.length - 3).replace(/…$/, ''))).toBe(true);
    }),
  );
});
