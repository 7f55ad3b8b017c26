import { digitsOf } from './digits';

it.each([
  ['123456', '123456'],
  ['१२३४५६', '123456'],
  ['123 456', '123456'],
  ['आपका कोड: ०९8-7६५', '098765'],
  ['', ''],
])('digitsOf(%j) is %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});
