import { latinDigits } from './digits';

it('writes each Devanagari digit as the Latin one and leaves all else', () => {
  expect(latinDigits('०१२३४५६७८९')).toBe('0123456789');
  expect(latinDigits('आपका पिन ४११ 001')).toBe('आपका पिन 411 001');
});

it.each([
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
  ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
  ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
  ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
  ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
  ['full-width', '０１２３４５６７８９'],
])('reads the digits of %s', (_, digits) => expect(latinDigits(digits)).toBe('0123456789'));

it('finds ten digits of each script in a row, as Unicode promises', () => {
  const all = Array.from({ length: 0x1ffff }, (_, code) => String.fromCodePoint(code));
  const digits = all.filter((sign) => /\p{Nd}/u.test(sign));
  expect(digits.length % 10).toBe(0);
  expect(latinDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
});
