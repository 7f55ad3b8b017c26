import {
  clockOf,
  compactDay,
  dayOf,
  daysAfter,
  daysBefore,
  financialYearOf,
  fromClock,
  lastDayOf,
  minuteStamp,
  monthsAfter,
  monthsBefore,
  startOfDay,
  weekdayOf,
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

it.each([
  ['2026-08-31T06:00:00Z', 6, '2026-02-28T06:00:00.000Z'],
  ['2026-10-30T06:00:00Z', 8, '2026-02-28T06:00:00.000Z'],
  ['2026-08-30T18:30:00Z', 6, '2026-02-27T18:30:00.000Z'],
  ['2026-05-31T18:00:00Z', 6, '2025-11-30T18:00:00.000Z'],
  ['2026-11-29T06:00:00Z', 6, '2026-05-29T06:00:00.000Z'],
])('%s less %i months is %s', (at, count, before) => {
  expect(monthsBefore(at, count).toISOString()).toBe(before);
});

it('knows the ends and weekdays of months', () => {
  expect(['2026-02', '2028-02', '2026-11', '2026-12'].map(lastDayOf)).toEqual([28, 29, 30, 31]);
  expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([0, 6]);
});

it('stamps files with the minute in India', () => {
  expect(minuteStamp('2026-11-24T19:00:00Z')).toBe('202611250030');
  expect(daysBefore('2026-11-24T19:00:00Z', -1).toISOString()).toBe('2026-11-25T19:00:00.000Z');
});

it('begins a financial year in April', () => {
  expect(financialYearOf('2027-03-31T18:29:59Z')).toBe(2026);
  expect(financialYearOf('2027-03-31T18:30:00Z')).toBe(2027);
});
