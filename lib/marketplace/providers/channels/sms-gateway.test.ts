import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smsFiles } from './files';
import { smsGateway } from './sms-gateway';

const sms = {
  to: '9876543210',
  text: '123456 is your code',
  kind: 'sign_in',
  lang: 'en',
  dlt: { template: '1007000000000000001', entity: '1001000000000000001', header: 'HAATIN' },
} as const;

it('posts number, text and registration to the gateway with its token', async () => {
  const received: unknown[] = [];
  let status = 202;
  const server = createServer(async (request, answer) => {
    let body = '';
    for await (const part of request) body += part;
    received.push([request.method, request.headers.authorization, JSON.parse(body)]);
    answer.writeHead(status).end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const channel = smsGateway(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    'a-token',
  );
  await channel.send(sms);
  const body = {
    to: '+919876543210',
    text: sms.text,
    template_id: '1007000000000000001',
    entity_id: '1001000000000000001',
    header: 'HAATIN',
  };
  expect(received).toEqual([['POST', 'Bearer a-token', body]]);
  status = 500;
  await expect(channel.send(sms)).rejects.toThrow('answered 500');
  await new Promise((closed) => server.close(closed));
});

it('writes a file where there is no gateway', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sms-'));
  await smsFiles(join(folder, 'outbox')).send(sms);
  const [file = ''] = await readdir(join(folder, 'outbox'));
  expect(file).toMatch(/-9876543210\.txt$/);
  expect(await readFile(join(folder, 'outbox', file), 'utf8')).toBe(`${sms.text}\n`);
});
