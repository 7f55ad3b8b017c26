import { withInches } from './inches';

it('says lengths in inches too, in half steps', () => {
  expect(withInches('bust', 86)).toBe('86 (34″)');
  expect(withInches('foot', 24.1)).toBe('24.1 (9.5″)');
  expect(withInches({ en: 'Sleeve', hi: 'आस्तीन' }, 58)).toBe('58 (23″)');
});

it('leaves the number of a shoe as it is', () => {
  expect(withInches('eu', 39)).toBe('39');
});
