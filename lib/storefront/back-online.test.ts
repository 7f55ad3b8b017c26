import { jest } from '@jest/globals';
import { whenBackOnline } from './back-online';

const page = new EventTarget();
const server = jest.fn<() => Promise<Response>>();
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  Object.assign(globalThis, { window: page, fetch: server });
  server.mockReset();
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
  expect(act).not.toHaveBeenCalled();
  server.mockResolvedValue(new Response());
  await sayOnline();
  await sayOnline();
  expect(act).toHaveBeenCalledTimes(1);
});

it('does nothing once given up', async () => {
  const act = jest.fn();
  server.mockResolvedValue(new Response());
  whenBackOnline(act)();
  await sayOnline();
  expect(act).not.toHaveBeenCalled();
});
