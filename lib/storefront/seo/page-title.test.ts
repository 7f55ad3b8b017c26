import fc from 'fast-check';
import { inLanguage, locales } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { longestTitle, pageTitle, titleSuffix } from './page-title';
import { pageMetadata } from './seo';

const price = '₹1,299';
const frames = {
  en: (name: string) => textOf('en', 'meta.product.title', { name, price }),
  hi: (name: string) => textOf('hi', 'meta.product.title', { name, price }),
};
const longEnglish =
  'Handwoven Banarasi Silk Saree with Zari Border, Unstitched Blouse Piece and Tassels';
const longHindi = 'हाथ से बुनी बनारसी रेशमी साड़ी, ज़री की किनारी, बिना सिला ब्लाउज़ और झालर के साथ';

it.each([
  ['en', 'Red Kurta', undefined, 'Red Kurta: buy online at ₹1,299'],
  ['en', longEnglish, undefined, 'Handwoven Banarasi Silk Saree with…: buy online at ₹1,299'],
  ['hi', 'लाल कुर्ता', undefined, 'लाल कुर्ता: ₹1,299 में ऑनलाइन ख़रीदें'],
  ['hi', longHindi, undefined, 'हाथ से बुनी बनारसी रेशमी साड़ी…: ₹1,299 में ऑनलाइन ख़रीदें'],
  ['en', 'Red Kurta', 2, 'Red Kurta: buy online at ₹1,299 – page 2'],
  ['hi', 'लाल कुर्ता', 12, 'लाल कुर्ता: ₹1,299 में ऑनलाइन ख़रीदें – पेज 12'],
] as const)('in %s: %s, page %s', (locale, name, page, title) => {
  expect(pageTitle({ name, frame: frames[locale], page }, locale)).toBe(title);
});

it.each([
  [
    'en',
    'Silk Saree with Zari Border (Blue, Free Size)',
    'Silk Saree with Zari Border (Blue, Free Size)',
  ],
  ['en', `${longEnglish} (Blue & Gold)`, 'Handwoven Banarasi Silk Saree… (Blue & Gold)'],
  ['hi', `${longHindi} (नीली)`, 'हाथ से बुनी बनारसी रेशमी साड़ी, ज़री की किनारी… (नीली)'],
] as const)('has the variant of a product at its end: %s, %s', (locale, name, title) => {
  const frame = inLanguage<(typeof frames)['en']>(frames, locale);
  expect(pageTitle({ name, frame, productBrand: '' }, locale)).toBe(title);
});

it('drops the words around the name where they would leave too little of it', () => {
  const frame = (name: string) => `${name}: ${'all kinds of things '.repeat(2)}for everybody`;
  expect(pageTitle({ name: longEnglish, frame }, 'en')).toBe(
    'Handwoven Banarasi Silk Saree with Zari Border…',
  );
  expect(pageTitle({ name: 'Kurta', frame }, 'en')).toBe('Kurta');
});

it('cuts a single long word between letters, never before a vowel sign', () => {
  const title = pageTitle({ name: 'कि'.repeat(60) }, 'hi');
  expect(title).toMatch(/^(?:कि)+…$/);
});

it('gives every page of a list a title of its own, however long its name', () => {
  for (const locale of locales) {
    const titles = [1, 2, 3, 10_000].map((page) =>
      pageTitle({ name: locale === 'hi' ? longHindi : longEnglish, page }, locale),
    );
    expect(new Set(titles).size).toBe(titles.length);
  }
});

it('fits with the name of the shop, begins with the name, and is never empty', () => {
  const words = fc.array(
    fc.constantFrom('silk', 'रेशमी', 'साड़ी', 'x', 'Banarasi-Kanjeevaram', ','),
    {
      minLength: 1,
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(words, fc.constantFrom(...locales), fc.nat(10_000), (parts, locale, page) => {
      const name = parts.join(' ');
      const frame = inLanguage<(typeof frames)['en']>(frames, locale);
      const title = pageTitle({ name, frame, page }, locale);
      expect((title + titleSuffix(locale)).length).toBeLessThanOrEqual(longestTitle);
      expect(title.startsWith(name.slice(0, 1))).toBe(true);
    }),
  );
});

it('holds for every page, whoever writes its title', () => {
  const { title, openGraph } = pageMetadata({ path: '/blog/x', locale: 'en', title: longEnglish });
  expect(`${title}${titleSuffix('en')}`.length).toBeLessThanOrEqual(longestTitle);
  expect(openGraph?.title).toBe(longEnglish);
});
