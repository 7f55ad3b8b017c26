import { saysBrand } from '@/lib/i18n/names/brand-in-name';
import { brands } from './catalogue/brands';

it('hears nearly every brand of the demo at the beginning of its Hindi names', () => {
  const heard = brands.filter(({ name, hi }) => saysBrand(`${hi} कुर्ता (नीला)`, name));
  expect(heard.length / brands.length).toBeGreaterThan(0.9);
  const others = brands.flatMap(({ hi }, at) =>
    brands.filter(({ name }, n) => n !== at && saysBrand(`${hi} कुर्ता`, name)),
  );
  expect(others.length).toBeLessThan(brands.length * 0.05);
});
