import { sizeName } from '@/lib/i18n/size-name';
import { latinWords } from '@/lib/i18n/testing/latin-words';
import { demoBanners } from './banners';
import { departments } from './catalogue/categories';
import { colours } from './catalogue/colours';
import { productTypes } from './catalogue/product-types';

const designs = productTypes.flatMap((type) => type.designs);

it.each<[string, readonly string[]]>([
  ['products', designs.flatMap(({ name, about, care }) => [name[1], about[1], care?.[1] ?? ''])],
  ['advice', productTypes.map(({ care }) => care[1])],
  [
    'categories',
    departments.flatMap(({ self, children }) => [self, ...children].map(([, , hi]) => hi)),
  ],
  ['colours', Object.values(colours).map(({ hi }) => hi)],
  ['banners', demoBanners.flatMap(({ title, body, alt }) => [title[1], body[1], alt[1]])],
  [
    'sizes',
    [...productTypes, ...designs].flatMap(({ sizes = [] }) =>
      sizes.map((size) => sizeName(typeof size === 'string' ? size : size[0], 'hi')),
    ),
  ],
])('says the demo’s %s in Hindi', (_, texts) => {
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => latinWords(text).length > 0)).toEqual([]);
});
