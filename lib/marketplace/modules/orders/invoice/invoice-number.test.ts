import { financialYear, invoiceNumber } from './invoice-issue';

it.each([
  ['2026-03-31T18:29:59Z', '2526'],
  ['2026-03-31T18:30:00Z', '2627'],
  ['2026-12-31T23:00:00Z', '2627'],
  ['2027-01-01T00:00:00Z', '2627'],
  ['2099-05-01T00:00:00Z', '9900'],
])('at %s the financial year is %s', (at, year) => {
  expect(financialYear(new Date(at))).toBe(year);
});

it.each([
  ['KRTI', 123, 'KRTI/2627/000123'],
  ['AB', 999_999, 'AB/2627/999999'],
  ['ABC', 1_000_000, 'ABC/2627/1000000'],
])('the number of %s, %i is %s and has at most 16 characters', (prefix, count, number) => {
  expect(invoiceNumber(prefix, '2627', count)).toBe(number);
  expect(number).toMatch(/^[A-Za-z0-9/-]{1,16}$/);
});
