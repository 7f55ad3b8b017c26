import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { metricsText } from './registry';

it.each([
  'process_resident_memory_bytes',
  'nodejs_heap_size_used_bytes',
  'nodejs_eventloop_lag_p99_seconds',
])('tells %s of the process, asked again too', async (metric) => {
  const told = async () =>
    (await metricsText()).body.split('\n').filter((line) => line.startsWith(`${metric} `));
  expect([await told(), await told()]).toEqual([[expect.any(String)], [expect.any(String)]]);
});

it('tells what full collections leave, and not what goes with the next one', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const megabytes = async () => {
    const { body } = await metricsText();
    return Number(/^haat_memory_kept_bytes (\S+)/m.exec(body)?.[1]) / 1e6;
  };
  await metricsText();
  const keptOnce = async (isSo: (kept: number) => boolean): Promise<number> => {
    collect();
    await turn();
    const kept = await megabytes();
    return isSo(kept) ? kept : keptOnce(isSo);
  };
  // The garbage of former suites of this process goes first.
  const settled = async (last = Number.POSITIVE_INFINITY): Promise<number> => {
    const kept = await keptOnce((kept) => kept > 0);
    return Math.abs(kept - last) < 1 ? kept : settled(kept);
  };
  const before = await settled();
  let held: Buffer | undefined = Buffer.alloc(300e6);
  await keptOnce((kept) => kept > before + 270);
  expect(held).toHaveLength(300e6);
  held = undefined;
  Buffer.alloc(100e6);
  expect(await keptOnce((kept) => kept < before + 50)).toBeGreaterThan(0);
});
