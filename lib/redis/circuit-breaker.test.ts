import { CircuitBreaker, Unavailable } from './circuit-breaker';

const never = () => new Promise<never>(() => {});
const fine = async () => 'answer';

/** Returns a closed breaker for a service whose probe the test controls. */
async function closed({ pause = 60_000 } = {}) {
  const seen = { asked: 0, probed: 0, openings: [] as string[], closings: 0 };
  let probe: () => Promise<unknown> = fine;
  const breaker = new CircuitBreaker({
    limit: 20,
    pause,
    probe: () => {
      seen.probed++;
      return probe();
    },
    onOpen: (reason) => seen.openings.push(reason),
    onClose: () => {
      seen.closings++;
    },
  });
  await breaker.probe();
  const ask = (call: () => Promise<unknown> = fine) =>
    breaker.run(() => {
      seen.asked++;
      return call();
    });
  const probeBy = (next: typeof probe) => {
    probe = next;
  };
  return { breaker, ask, probeBy, seen };
}

it('asks nobody before the first probe has passed', async () => {
  let isAsked = false;
  const breaker = new CircuitBreaker({ probe: never });
  const ask = async () => {
    isAsked = true;
  };
  await expect(breaker.run(ask)).rejects.toThrow(Unavailable);
  expect(isAsked).toBe(false);
});

it('hands on answers and refusals, and stays closed', async () => {
  const { ask, seen } = await closed();
  const refusal = new Error('WRONGTYPE');
  await expect(ask(() => Promise.reject(refusal))).rejects.toBe(refusal);
  await expect(ask()).resolves.toBe('answer');
  expect(seen).toMatchObject({ asked: 2, openings: [] });
});

it('no longer asks once a call has hung', async () => {
  const { ask, seen } = await closed();
  await expect(ask(never)).rejects.toThrow(Unavailable);
  for (let i = 0; i < 100; i++) await expect(ask()).rejects.toThrow(Unavailable);
  expect(seen).toMatchObject({ asked: 1, probed: 1, openings: ['It did not answer in 20 ms.'] });
});

it('probes behind the calls, one probe at a time, and asks again once it has passed', async () => {
  const { breaker, ask, probeBy, seen } = await closed({ pause: 0 });
  await expect(ask(never)).rejects.toThrow(Unavailable);
  let answer = () => {};
  probeBy(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  for (let i = 0; i < 10; i++) await expect(ask()).rejects.toThrow(Unavailable);
  expect(seen).toMatchObject({ asked: 1, probed: 2, closings: 1 });
  const probing = breaker.probe();
  answer();
  await probing;
  await expect(ask()).resolves.toBe('answer');
  expect(seen).toMatchObject({ asked: 2, probed: 2, closings: 2 });
});

it('stays open after a probe that fails', async () => {
  const { breaker, ask, probeBy, seen } = await closed();
  breaker.open('gone');
  probeBy(() => Promise.reject(new Error('still gone')));
  await breaker.probe();
  await expect(ask()).rejects.toThrow(Unavailable);
  expect(seen).toMatchObject({ asked: 0, closings: 1, openings: ['gone'] });
});

it('does not believe a probe during which it broke again', async () => {
  const { breaker, ask, seen } = await closed();
  breaker.open('gone');
  const probing = breaker.probe();
  breaker.open('gone again');
  await probing;
  await expect(ask()).rejects.toThrow(Unavailable);
  expect(seen).toMatchObject({ asked: 0, openings: ['gone'] });
});
