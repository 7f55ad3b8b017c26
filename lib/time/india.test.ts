import {
  clockOf,
  compactDay,
  dayOf,
  daysAfter,
  financialYearOf,
  fromClock,
  monthsAfter,
  startOfDay,
} from './india';

it.each([
  ['2026-11-24T18:29:59Z', '2026-11-24', '261124'],
  ['2026-11-24T18:30:00Z', '2026-11-25', '261125'],
  ['2026-12-31T18:30:00Z', '2027-01-01', '270101'],
])('%s is %s in India', (moment, day, compact) => {
  expect(dayOf(moment)).toBe(day);
  expect(dayOf(new Date(moment))).toBe(day);
  expect(compactDay(Date.parse(moment))).toBe(compact);
});

it('begins a day at 18:30 UTC of the day before', () => {
  expect(startOfDay('2026-11-25').toISOString()).toBe('2026-11-24T18:30:00.000Z');
  expect(dayOf(startOfDay('2026-11-25'))).toBe('2026-11-25');
});

it('reads back what a field shows', () => {
  expect(clockOf('2026-11-25T13:00:00Z')).toBe('2026-11-25T18:30');
  expect(fromClock('2026-11-25T18:30')).toBe('2026-11-25T18:30:00+05:30');
  expect(fromClock('')).toBeUndefined();
});

it('counts days and months over their ends', () => {
  expect(daysAfter('2028-02-28', 2)).toBe('2028-03-01');
  expect(daysAfter('2027-01-01', -1)).toBe('2026-12-31');
  expect([monthsAfter('2026-12', 1), monthsAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

it('begins a financial year in April', () => {
  expect(financialYearOf('2027-03-31T18:29:59Z')).toBe(2026);
  expect(financialYearOf('2027-03-31T18:30:00Z')).toBe(2027);
});
