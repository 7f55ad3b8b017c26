import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createBodyPace } from './body-pace';
import { createBodyShares } from './body-shares';
import { limitBody } from './limit-body';

const megabyte = 1024 * 1024;
const attacker = '203.0.113.66';

let server: Server;
let moment: number;
let bounds: {
  shares: ReturnType<typeof createBodyShares>;
  pace: ReturnType<typeof createBodyPace>;
};
/** Receives the outcome of each body's reader. */
let fared: (outcome: 'whole' | 'broken') => void;
let sockets: Socket[];
/** Called after each chunk that the server receives. */
let noted: () => void;

beforeAll(() => {
  process.env.TRUST_PROXY = '1';
});
afterAll(() => {
  delete process.env.TRUST_PROXY;
});

beforeEach(async () => {
  moment = 0;
  fared = () => {};
  sockets = [];
  noted = () => {};
  bounds = { shares: createBodyShares(), pace: createBodyPace(() => moment) };
  server = createServer(async (request, response) => {
    if (!limitBody(request, response, bounds)) return;
    request.on('data', () => noted());
    try {
      const body = await text(request);
      fared('whole');
      response.writeHead(200).end(`read ${body.length}`);
    } catch {
      fared('broken');
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const port = () => (server.address() as AddressInfo).port;

/** Sends part of a body declared longer, and waits. Returns the answer when something arrives. */
function begin(visitor: string, declared: number, sent: number) {
  const socket = connect(port(), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  const head = [
    'POST /api/stores HTTP/1.1',
    'Host: shop',
    `X-Forwarded-For: ${visitor}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${declared}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(Buffer.alloc(sent, 32));
  const status = once(socket, 'data').then(([data]) => Number(String(data).split(' ')[1]));
  return { socket, status };
}

async function send(visitor: string, bytes: number): Promise<number | undefined> {
  const headers = {
    'x-forwarded-for': visitor,
    'content-length': bytes,
    'content-type': 'multipart/form-data; boundary=x',
  };
  const sending = httpRequest({ port: port(), path: '/api/stores', method: 'POST', headers });
  sending.end(Buffer.alloc(bytes, 32));
  const [answer] = await once(sending, 'response');
  await text(answer);
  return answer.statusCode;
}

/** Waits until the bodies in progress have so many bytes. */
const held = (bytes: number) =>
  new Promise<void>((resolve) => {
    noted = () => bounds.shares.held() >= bytes && resolve();
    noted();
  });

it('takes bodies of everybody else while 28 connections of one address hold theirs', async () => {
  const connections = Array.from({ length: 28 }, () =>
    begin(attacker, 10 * megabyte, 9.8 * megabyte),
  );
  const refused = await new Promise<number[]>((resolve) => {
    const statuses: number[] = [];
    for (const { status } of connections) {
      void status.then((one) => statuses.push(one) === 20 && resolve(statuses));
    }
  });
  expect(new Set(refused)).toEqual(new Set([503]));
  expect(bounds.shares.held()).toBeLessThan(75 * megabyte);
  expect(await send('198.51.100.7', 9 * megabyte)).toBe(200);
  expect(await send('198.51.100.7', 500)).toBe(200);
  // The same address can still sign in.
  expect(await send(attacker, 500)).toBe(200);
});

it('ends a body that trickles, and gives its memory back', async () => {
  const connected = once(server, 'connection');
  const { status, socket } = begin(attacker, 10 * megabyte, megabyte);
  const [atServer] = await connected;
  const over = once(atServer, 'close');
  const outcome = new Promise((resolve) => {
    fared = resolve;
  });
  await held(megabyte);
  moment = 20_000;
  bounds.pace.check();
  // A megabyte arrived in the first seconds; from now on only a few bytes arrive.
  const more = held(megabyte + 10);
  socket.write('0123456789');
  await more;
  moment = 40_000;
  bounds.pace.check();
  expect(await status).toBe(408);
  await over;
  expect(bounds.shares.held()).toBe(0);
  expect(await outcome).toBe('broken');
});

it('lets a slow phone go on that sends 1 KB a second', async () => {
  const { status, socket } = begin('198.51.100.7', 100_000, 20_000);
  for (let sent = 20_000; sent < 100_000; sent += 20_000) {
    await held(sent);
    moment += 20_000;
    bounds.pace.check();
    socket.write(Buffer.alloc(20_000, 32));
  }
  expect(await status).toBe(200);
});
