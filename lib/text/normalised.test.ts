import fc from 'fast-check';
import { normalised } from './normalised';

const marks = '\u0301\u0323';

describe('normalised', () => {
  it('leaves what people write as normalize leaves it', () => {
    for (const text of ['कि़ताब ज़्यादा क्ष्म्य', 'Việt Nam', 'שָׁלוֹם', 'བསྒྲུབས', '👩🏽‍🌾', 'Ａ①']) {
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
        expect(normalised(text.normalize('NFD'), 100, form)).toBe(
          text.normalize('NFD').normalize(form),
        );
      }
    }
  });

  it('cuts before it normalises, never through a sign of two units', () => {
    expect(normalised('abcdef', 3)).toBe('abc');
    expect(normalised('ab😀', 3)).toBe('ab');
    expect(normalised('ab😀', 4)).toBe('ab😀');
  });

  it('keeps twelve of a run of marks, also of such as only become marks', () => {
    expect(normalised(`a${marks.repeat(1000)}b`, 10_000, 'NFD')).toHaveLength(14);
    expect(normalised(`a${'\uff9e\u0301'.repeat(1000)}b`, 10_000, 'NFKD')).toHaveLength(14);
  });

  it('hands normalize no long run of marks, whatever is written', () => {
    const sign = fc.constantFrom('a', 'क', '\u093c', '\u0301', '\u0323', '\u05b0', '\uff9e', '😀');
    const text = fc.array(sign, { maxLength: 400 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(text, fc.nat(400), (given, most) => {
        const runs = normalised(given, most, 'NFKD').match(/\p{M}+/gu) ?? [];
        expect(Math.max(0, ...runs.map((run) => run.length))).toBeLessThanOrEqual(13);
      }),
    );
  });

  it('takes a megabyte of marks in one breath', () => {
    const began = performance.now();
    normalised(`a${marks.repeat(250_000)}`, 1_000_000);
    // The text takes 40 s without the cut, under 0.2 s with it.
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
