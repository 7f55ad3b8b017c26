import { saysBrand } from './brand-in-name';

it.each([
  ['सूत्रा कॉटन कुर्ता', 'Sutra', true],
  ['सूती कुर्ता', 'Sutra', false],
  ['कॉटन कुर्ता, सूत्रा', 'Sutra', false],
  ['Sutra Cotton Kurta', 'Sutra', false],
  ['आवी कुर्ता', 'Aavi', false],
])('%s says %s: %s', (name, brand, says) => {
  expect(saysBrand(name, brand)).toBe(says);
});
