/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { loadScript } from './load-script';
import { withRetries } from './with-retries';

const asked = () => [...document.head.querySelectorAll('script')];
const last = () => asked().at(-1) as HTMLScriptElement;

afterEach(() => {
  document.head.replaceChildren();
});

describe('loadScript', () => {
  it('asks once for what is loading or loaded', async () => {
    const first = loadScript('https://pay.example/once.js');
    const second = loadScript('https://pay.example/once.js');
    last().onload?.(new Event('load'));
    await Promise.all([first, second]);
    await loadScript('https://pay.example/once.js');
    expect(asked()).toHaveLength(1);
  });

  it('asks again for what failed', async () => {
    const first = loadScript('https://pay.example/again.js');
    last().onerror?.(new Event('error'));
    await expect(first).rejects.toThrow('pay.example');
    expect(asked()).toHaveLength(0);
    const second = loadScript('https://pay.example/again.js');
    last().onload?.(new Event('load'));
    await second;
  });

  it('gives up what does not come', async () => {
    jest.useFakeTimers();
    try {
      const hanging = loadScript('https://pay.example/hangs.js');
      const refused = expect(hanging).rejects.toThrow('not loaded');
      await jest.advanceTimersByTimeAsync(15_000);
      await refused;
    } finally {
      jest.useRealTimers();
    }
  });

  it("carries the page's nonce", () => {
    const own = document.createElement('script');
    own.nonce = 'abc';
    own.setAttribute('nonce', 'abc');
    document.head.append(own);
    void loadScript('https://pay.example/nonce.js').catch(() => {});
    expect(last().nonce).toBe('abc');
  });
});

describe('withRetries', () => {
  const failing = (times: number) => {
    let tried = 0;
    return async () => {
      tried++;
      if (tried <= times) throw new Error(`try ${tried}`);
      return tried;
    };
  };

  it.each([
    [0, 1],
    [2, 3],
    [3, 4],
  ])('after %i failures it takes try %i', async (failures, tries) => {
    expect(await withRetries(failing(failures), [0, 0, 0])).toBe(tries);
  });

  it('throws the last failure once all retries are used', async () => {
    await expect(withRetries(failing(4), [0, 0, 0])).rejects.toThrow('try 4');
  });
});
