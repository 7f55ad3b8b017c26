import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverProcess } from '@/lib/process/server-process';
import { sayUnavailable } from './unavailable-pages';

/** Asks for a page that is rendered so, and with such a status. */
async function answerOf(render: () => void, status: number) {
  const server = createServer((_, response) => {
    sayUnavailable(response);
    render();
    response.statusCode = status;
    response.end('page');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const text = await answer.text();
  await new Promise((closed) => server.close(closed));
  return [answer.status, answer.headers.get('retry-after'), text];
}

const goesAway = () => {
  serverProcess.unavailableAt = Date.now();
};

it('says 503 of a page that failed while the API host was unavailable', async () => {
  expect(await answerOf(goesAway, 500)).toEqual([503, '5', 'page']);
});

it('leaves other failures, and pages that did not fail', async () => {
  serverProcess.unavailableAt = Date.now() - 1000;
  expect(await answerOf(() => {}, 500)).toEqual([500, null, 'page']);
  expect(await answerOf(goesAway, 200)).toEqual([200, null, 'page']);
  expect(await answerOf(goesAway, 404)).toEqual([404, null, 'page']);
});
