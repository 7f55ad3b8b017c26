import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { serverProcess } from '@/lib/process/server-process';
import { keptRead } from './shared-read.server';

const dependence = { tags: ['a'], life: { revalidate: 60, stale: 60, expire: 600 } };

beforeAll(() => {
  serverProcess.isMarkedSince = () => false;
});
afterAll(() => {
  serverProcess.isMarkedSince = undefined;
});

it('reads once for all who ask meanwhile and afterwards, and again where it failed', async () => {
  let reads = 0;
  const read = async () => ++reads;
  const ask = () => keptRead('once', dependence, read);
  expect([...(await Promise.all([ask(), ask()])), await ask()]).toEqual([1, 1, 1]);

  const fails = () => keptRead('fails', dependence, () => Promise.reject(new Error('away')));
  await expect(fails()).rejects.toThrow('away');
  expect(await keptRead('fails', dependence, async () => 'back')).toBe('back');
});

it('keeps nothing of the render in which it was read', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const renders = new AsyncLocalStorage<object>();
  const render = () => {
    const own = { page: 'of a visitor' };
    const read = renders.run(own, () =>
      keptRead('in a render', dependence, async () => {
        await turn();
        return 'shared';
      }),
    );
    return { own: new WeakRef(own), read };
  };
  let rendered: ReturnType<typeof render> | undefined = render();
  expect(await rendered.read).toBe('shared');
  const { own } = rendered;
  rendered = undefined;
  await turn();
  await turn();
  collect();
  expect(own.deref()).toBeUndefined();
  expect(await keptRead('in a render', dependence, async () => 'read again')).toBe('shared');
});
