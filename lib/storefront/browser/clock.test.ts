import { jest } from '@jest/globals';

const now = Date.parse('2026-11-21T10:00:00Z');
const hours = (n: number) => n * 3_600_000;
/** The server's time is within half a second of its `Date` header. */
const within = 500;

describe('the clock', () => {
  let clock: typeof import('./clock');

  beforeEach(async () => {
    jest.useFakeTimers();
    jest.resetModules();
    clock = await import('./clock');
  });
  afterEach(() => jest.useRealTimers());

  it('is unknown at first', () => {
    expect(clock.serverTime()).toBeUndefined();
  });

  it.each([0, 2, -2, 24 * 400])('tells the server’s time to who is %d hours off', async (off) => {
    jest.setSystemTime(now + hours(off));
    clock.setClock(new Date(now).toUTCString());
    expect(Math.abs((await clock.knownServerTime()) - now)).toBeLessThanOrEqual(within);
    jest.advanceTimersByTime(90_000);
    expect(Math.abs((clock.serverTime() ?? 0) - now - 90_000)).toBeLessThanOrEqual(within);
  });

  it.each([null, 'yesterday'])('makes do with this device’s when told %p', async (date) => {
    jest.setSystemTime(now);
    clock.setClock(date);
    expect(await clock.knownServerTime()).toBe(now);
  });

  it('keeps what it knows when an answer names no time', () => {
    jest.setSystemTime(now + hours(2));
    clock.setClock(new Date(now).toUTCString());
    clock.setClock(null);
    expect(Math.abs((clock.serverTime() ?? 0) - now)).toBeLessThanOrEqual(within);
  });

  it('tells who listens', () => {
    const heard = jest.fn();
    const leave = clock.subscribeToClock(heard);
    clock.setClock(new Date(now).toUTCString());
    leave();
    clock.setClock(new Date(now).toUTCString());
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
