import { Breaker } from './breaker';

it('opens after five faults in a row, lets one call through every two seconds, and closes by it', () => {
  let now = 0;
  const breaker = new Breaker(() => now);
  for (let fault = 1; fault <= 4; fault++) breaker.failed();
  breaker.succeeded();
  for (let fault = 1; fault <= 4; fault++) breaker.failed();
  expect(breaker.mayCall()).toBe(true);
  breaker.failed();
  expect(breaker.mayCall()).toBe(false);
  now = 2000;
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false]);
  breaker.failed();
  now = 3999;
  expect(breaker.mayCall()).toBe(false);
  now = 4000;
  expect(breaker.mayCall()).toBe(true);
  breaker.succeeded();
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true]);
});

it('opens once somebody has given up waiting while nothing was answered to anybody', () => {
  let now = 0;
  const breaker = new Breaker(() => now);
  breaker.succeeded();
  now = 4000;
  breaker.gaveUp(0);
  expect(breaker.mayCall()).toBe(true);
  breaker.gaveUp(1);
  expect(breaker.mayCall()).toBe(false);
  now = 6000;
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true]);
});
