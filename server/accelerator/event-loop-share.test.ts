import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEventLoopShare } from './event-loop-share';

/** Creates calls that record their start, and end when the test says so. */
function callsAt(eventLoop: ReturnType<typeof createEventLoopShare>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const gone = new Set<string>();
  const enter = (address: string, name: string) =>
    eventLoop.enter(address, {
      run: (done) => {
        begun.push(name);
        ends.set(name, done);
      },
      isGone: () => gone.has(name),
    });
  return { begun, ends, gone, enter };
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await new Promise((next) => setTimeout(next, 1));
};

/** Waits until so many calls have begun. */
const begins = async (begun: string[], count: number) => {
  while (begun.length < count) await turns(1);
};

it('lets all calls in at once while no page is rendered', () => {
  const { begun, enter } = callsAt(createEventLoopShare());
  for (const name of ['a', 'b', 'c']) enter('192.0.2.1', name);
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('lets calls in one by one while a page is rendered, each address in its turn', async () => {
  const eventLoop = createEventLoopShare();
  const { begun, ends, enter } = callsAt(eventLoop);
  eventLoop.startRender();
  for (const name of ['a1', 'a2', 'a3']) enter('a', name);
  enter('b', 'b1');
  expect(begun).toEqual(['a1']);
  for (const [at, name] of ['a1', 'a2', 'b1'].entries()) {
    ends.get(name)?.();
    await begins(begun, at + 2);
  }
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('does not wait for ever for a call that waits itself', async () => {
  const eventLoop = createEventLoopShare();
  const { begun, enter } = callsAt(eventLoop);
  eventLoop.startRender();
  for (const name of ['slow', 'next']) enter('a', name);
  await begins(begun, 2);
  expect(begun).toEqual(['slow', 'next']);
});

it('lets everybody in when the page is done, but for who has left', async () => {
  const eventLoop = createEventLoopShare();
  const { begun, gone, ends, enter } = callsAt(eventLoop);
  const done = eventLoop.startRender();
  for (const name of ['a', 'left', 'b']) enter('x', name);
  gone.add('left');
  done();
  ends.get('a')?.();
  await begins(begun, 2);
  expect(begun).toEqual(['a', 'b']);
});

it('refuses calls when too many wait', () => {
  const eventLoop = createEventLoopShare();
  const { enter } = callsAt(eventLoop);
  eventLoop.startRender();
  const taken = Array.from({ length: 2002 }, (_, at) => enter('x', String(at)));
  expect(taken.filter((entered) => !entered)).toHaveLength(1);
});

describe('a page of many steps under a flood of calls', () => {
  const steps = 400;
  let server: Server;
  let origin: string;
  let answered = 0;

  beforeAll(async () => {
    const eventLoop = createEventLoopShare();
    server = createServer(async (request, response) => {
      if (request.url === '/page') {
        response.once('close', eventLoop.startRender());
        for (let step = 0; step < steps; step++) await new Promise(setImmediate);
        response.end(String(answered));
        return;
      }
      const run = (done: () => void) => {
        response.once('close', done);
        for (const end = performance.now() + 2; performance.now() < end; );
        answered += 1;
        response.end();
      };
      eventLoop.enter('x', { run, isGone: () => response.destroyed });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('meets no more than one call for each of its steps, however busy the machine is', async () => {
    let isFlooding = true;
    const flood = Array.from({ length: 12 }, async () => {
      while (isFlooding) await (await fetch(`${origin}/call`)).text();
    });
    await turns(20);
    const before = answered;
    const after = Number(await (await fetch(`${origin}/page`)).text());
    isFlooding = false;
    await Promise.all(flood);
    expect(after - before).toBeLessThanOrEqual(steps);
  });
});
