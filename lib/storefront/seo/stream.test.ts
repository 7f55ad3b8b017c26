import { setImmediate as turn } from 'node:timers/promises';
import { streamOf } from './stream';

function counted(parts: number) {
  const seen = { made: 0, ended: 0 };
  async function* make() {
    try {
      while (seen.made < parts) yield `part ${++seen.made};`;
    } finally {
      seen.ended += 1;
    }
  }
  return { seen, make };
}

it('makes a part only when the one before is taken', async () => {
  const { seen, make } = counted(100);
  const reader = streamOf(make()).getReader();
  await reader.read();
  await turn();
  expect(seen.made).toBeLessThanOrEqual(2);
  await reader.cancel();
  expect(seen.ended).toBe(1);
});

it('says once that it has ended: read, left, broken off', async () => {
  for (const leave of [
    (stream: ReadableStream) => new Response(stream).text(),
    (stream: ReadableStream) => stream.cancel(),
  ]) {
    let ends = 0;
    await leave(streamOf(counted(3).make(), { onEnd: () => (ends += 1) }));
    await turn();
    expect(ends).toBe(1);
  }
  let ends = 0;
  // biome-ignore lint/correctness/useYield: it fails before
  async function* broken(): AsyncGenerator<string> {
    throw new Error('no database');
  }
  const stream = streamOf(broken(), { onEnd: () => (ends += 1) });
  await expect(new Response(stream).text()).rejects.toThrow();
  expect(ends).toBe(1);
});

it('gives up a reader that takes nothing', async () => {
  const { seen, make } = counted(100);
  const ended = new Promise<void>((resolve) => {
    streamOf(make(), { patience: 5, onEnd: resolve });
  });
  await ended;
  expect(seen.made).toBeLessThan(3);
});
