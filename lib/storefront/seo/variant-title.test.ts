import fc from 'fast-check';
import { locales } from '@/lib/i18n/locales';
import { shownTitle, variantForward } from './variant-title';

it.each([
  ['en', 'Cotton Shirt (Navy, M)', 'Cotton Shirt (Navy, M)'],
  [
    'en',
    'Handwoven Banarasi Silk Saree with Zari Border, Blouse Piece and Tassels (Blue & Gold)',
    'Handwoven Banarasi Silk Saree (Blue & Gold) with Zari Border, Blouse Piece and Tassels',
  ],
  [
    'en',
    'Wireless Headphones, Foldable, Sixty Hours Battery Life (Black)',
    'Wireless Headphones, Foldable (Black), Sixty Hours Battery Life',
  ],
  [
    'hi',
    'हाथ से बुनी बनारसी रेशमी साड़ी, ज़री की किनारी, बिना सिला ब्लाउज़ और झालर के साथ (नीली)',
    'हाथ से बुनी बनारसी रेशमी साड़ी, ज़री की किनारी (नीली), बिना सिला ब्लाउज़ और झालर के साथ',
  ],
  ['en', 'A name without brackets is never changed, however long it may be', undefined],
] as const)('in %s: %s', (locale, name, forward) => {
  expect(variantForward(name, locale)).toBe(forward ?? name);
});

it('has the variant within what is shown, and loses no word', () => {
  const word = fc.constantFrom('silk', 'रेशमी', 'with', 'और', 'Kanjeevaram', 'x', 'boxes,');
  const texts = (most: number) =>
    fc.array(word, { minLength: 1, maxLength: most }).map((all) => all.join(' '));
  fc.assert(
    fc.property(texts(30), texts(4), fc.constantFrom(...locales), (base, variant, locale) => {
      const name = `${base} (${variant})`;
      const forward = variantForward(name, locale);
      const end = forward.indexOf(`(${variant})`) + variant.length + 2;
      expect(end).toBeGreaterThan(variant.length + 1);
      expect(end).toBeLessThanOrEqual(Math.max(shownTitle, 16 + variant.length + 3));
      const wordsOf = (text: string) => text.replace(/[(),]/g, '').split(' ').sort();
      expect(wordsOf(forward)).toEqual(wordsOf(name));
    }),
  );
});
