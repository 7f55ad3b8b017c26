import { jest } from '@jest/globals';
import { whenBackOnline } from './back-online';

const page = Object.assign(new EventTarget(), { location: { href: 'https://haat.example/faq' } });
const browser = { onLine: true };
const server = jest.fn<() => Promise<Response>>();
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  Object.assign(globalThis, { window: page, fetch: server });
  Object.defineProperty(globalThis, 'navigator', { value: browser, configurable: true });
  server.mockReset();
  browser.onLine = true;
});

afterEach(() => {
  jest.useRealTimers();
});

async function sayOnline() {
  page.dispatchEvent(new Event('online'));
  await settled();
}

it('waits until the server answers, whatever the browser says, and acts once', async () => {
  const act = jest.fn();
  whenBackOnline(act);
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await sayOnline();
  server.mockResolvedValueOnce(new Response('', { status: 503 }));
  await sayOnline();
  expect(act).not.toHaveBeenCalled();
  server.mockResolvedValue(new Response('', { status: 404 }));
  await sayOnline();
  await sayOnline();
  expect(act).toHaveBeenCalledTimes(1);
});

it('asks by itself where the browser said "online" before anybody listened', async () => {
  const act = jest.fn();
  browser.onLine = false;
  whenBackOnline(act);
  server.mockResolvedValue(new Response());
  jest.advanceTimersByTime(20_000);
  await settled();
  expect(server).not.toHaveBeenCalled();
  browser.onLine = true;
  jest.advanceTimersByTime(10_000);
  await settled();
  expect(act).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

it('does nothing once given up', async () => {
  const act = jest.fn();
  server.mockResolvedValue(new Response());
  whenBackOnline(act)();
  await sayOnline();
  jest.advanceTimersByTime(20_000);
  await settled();
  expect(act).not.toHaveBeenCalled();
});
