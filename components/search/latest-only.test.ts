import { jest } from '@jest/globals';
import { isAsked, latestOnly } from './use-found';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Collects requests, which the test answers itself. */
function desk() {
  const asked: { question: string; signal: AbortSignal; answer: (text: string) => void }[] = [];
  const ask = (question: string, signal: AbortSignal) =>
    new Promise<string>((answer) => asked.push({ question, signal, answer }));
  return { asked, ask };
}

describe('latestOnly', () => {
  it('waits for a pause', async () => {
    const { asked, ask } = desk();
    const { next } = latestOnly(ask, 120);
    for (const question of ['k', 'ku', 'kur']) next(question, () => {});
    await jest.advanceTimersByTimeAsync(119);
    expect(asked).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked.map(({ question }) => question)).toEqual(['kur']);
  });

  it('drops an answer that comes after a newer question', async () => {
    const { asked, ask } = desk();
    const heard: string[] = [];
    const { next } = latestOnly(ask, 120);
    for (const question of ['ku', 'kurta']) {
      next(question, (answer) => heard.push(answer));
      await jest.advanceTimersByTimeAsync(120);
    }
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer('new');
    asked[0]?.answer('old');
    await jest.runAllTimersAsync();
    expect(heard).toEqual(['new']);
  });

  it('reports nothing after stop(), and no failure', async () => {
    const heard: string[] = [];
    const failing = latestOnly(() => Promise.reject(new Error('offline')), 1);
    failing.next('x', () => heard.push('failed'));
    const { asked, ask } = desk();
    const { next, stop } = latestOnly(ask, 1);
    next('x', () => heard.push('stopped'));
    await jest.advanceTimersByTimeAsync(1);
    stop();
    asked[0]?.answer('late');
    await jest.runAllTimersAsync();
    expect(heard).toEqual([]);
  });
});

it.each([
  ['', true],
  ['k', false],
  ['क', false],
  ['ku', true],
  ['कुर', true],
  ['k %', false],
])('asks for suggestions of %j: %s', (term, expected) => expect(isAsked(term)).toBe(expected));
