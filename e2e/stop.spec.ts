import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { startShop } from '../scripts/lib/shop.mjs';
import { demoData } from './testing/demo-data';

const dataDir = '.tmp/e2e-stop';
const port = 3218;
const env = {
  DATABASE_URL: '',
  API_URL: '',
  REDIS_URL: '',
  SMTP_URL: '',
  SMS_URL: '',
};

async function open(sent = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  if (sent) socket.write(sent);
  return socket;
}

/** Resolves after the server has read earlier data: it answers a later connection. */
const taken = () => fetch(`http://127.0.0.1:${port}/api/health`).then((answer) => answer.text());

test('a stop finishes what is under way, waits for nobody else and frees the database', async () => {
  test.setTimeout(600_000);
  demoData(dataDir);
  const shop = await startShop({ port, dataDir, env });
  const body = JSON.stringify({ url: '/about' });
  const idle = await open();
  const upgraded = await open(
    'GET /about HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  await once(upgraded, 'data');
  const busy = await open(
    `POST /api/shorten-url HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  await taken();

  const stopped = shop.stop();
  await expect.poll(shop.output).toContain('Stopping');
  busy.write(body.slice(5));
  const [answer] = await once(busy, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 20[01] /);
  expect(String(answer)).toMatch(/^Connection: close\r$/im);
  expect(await stopped).toBe(0);
  for (const socket of [idle, upgraded, busy]) socket.destroy();

  const again = await startShop({ port, dataDir, env });
  expect(await again.stop()).toBe(0);
});
