import { minutesLeft } from './minutes-left';

const begun = { done: 1000, at: 50_000 };

it.each([
  ['nothing has been done since', { done: 1000, at: 60_000, of: 9000 }, undefined],
  ['too little time has passed', { done: 1500, at: 51_000, of: 9000 }, undefined],
  ['less than a minute is left', { done: 2000, at: 60_000, of: 3000 }, 0],
  ['some minutes are left', { done: 2000, at: 60_000, of: 26_000 }, 4],
  ['all is done', { done: 9000, at: 60_000, of: 9000 }, 0],
])('estimates where %s', (_, now, minutes) => {
  expect(minutesLeft(begun, now)).toBe(minutes);
});
