import { creditNoteNumber, financialYear, invoiceNumber } from './invoice-issue';

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
  ['KRTI', 999_999, 'KRTI/2627/999999'],
  ['KRTI', 1_000_000, 'KRTI/26271000000'],
  ['KRTI', 10_000_000, 'KRTI262710000000'],
  ['HC', 1, 'HC/2627/000001'],
  ['HC', 100_000_000, 'HC/2627100000000'],
])('the number of %s, %i is %s and has at most 16 characters', (prefix, count, number) => {
  expect(invoiceNumber(prefix, '2627', count)).toBe(number);
  expect(number).toMatch(/^[A-Za-z0-9/-]{1,16}$/);
});

it.each([
  [12, 'KRTI/C2627/00012'],
  [100_000, 'KRTI/C2627100000'],
  [1_000_000, 'KRTIC26271000000'],
])(
  'the number of the credit note %i of KRTI is %s and has at most 16 characters',
  (count, number) => {
    expect(creditNoteNumber('KRTI', '2627', count)).toBe(number);
    expect(number.length).toBeLessThanOrEqual(16);
  },
);

it('has no number twice where its form changes', () => {
  const counts = [99_999, 100_000, 999_999, 1_000_000, 9_999_999, 10_000_000];
  const all = counts.flatMap((count) =>
    ['K', 'KR', 'KRT', 'KRTI'].map((prefix) => invoiceNumber(prefix, '2627', count)),
  );
  expect(new Set(all).size).toBe(all.length);
});
