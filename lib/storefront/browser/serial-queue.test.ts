import { serialQueue } from './serial-queue';

const after = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe('serialQueue', () => {
  it('lets tasks through one at a time, in the order of the calls', async () => {
    const runInOrder = serialQueue();
    const seen: string[] = [];
    const task = (name: string, ms: number) => async () => {
      seen.push(`${name} starts`);
      await after(ms);
      seen.push(`${name} ends`);
      return name;
    };
    const results = await Promise.all([runInOrder(task('slow', 20)), runInOrder(task('quick', 0))]);
    expect(results).toEqual(['slow', 'quick']);
    expect(seen).toEqual(['slow starts', 'slow ends', 'quick starts', 'quick ends']);
  });

  it('goes on after a failure, which its caller learns of', async () => {
    const runInOrder = serialQueue();
    const failing = runInOrder(() => Promise.reject(new Error('no')));
    const next = runInOrder(() => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });
});
