import { isOn, weeksOf } from './month-calendar';

it('has whole weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks.map((week) => week.length)).toEqual(Array(6).fill(7));
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeksOf('2027-02').flat().filter(Boolean)).toHaveLength(28);
});

it('knows the days of a deal in India', () => {
  const deal = { starts_at: '2026-11-24T19:00:00Z', ends_at: '2026-11-26T18:30:00Z' };
  const days = ['24', '25', '26', '27'].map((day) => isOn(deal, `2026-11-${day}`));
  expect(days).toEqual([false, true, true, false]);
});
