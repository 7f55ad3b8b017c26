import fc from 'fast-check';
import { breakLines, isWritable } from './break-lines';

const measure = (text: string) => [...text].length;
const shown = (text: string, width: number) =>
  breakLines(text, width, measure).map((line) =>
    line.map(({ text: run, written }) => (written ? run : `<${run}>`)).join(' '),
  );

it.each([
  ['Asha Rao, 12 MG Road – ₹1,299.00', true],
  ['Ünal Şahin', true],
  ['मीरा', false],
  ['Meera मीरा', false],
  ['அன்பு', false],
  ['😀', false],
])('the font can write %s: %s', (text, yes) => {
  expect(isWritable(text)).toBe(yes);
});

it('keeps written words together and draws the others one by one', () => {
  expect(shown('Red cotton कुर्ता लाल (XL) size', 100)).toEqual([
    'Red cotton <कुर्ता> <लाल> (XL) size',
  ]);
});

it('breaks at spaces, and within a word that is too long', () => {
  expect(shown('one two three', 7)).toEqual(['one two', 'three']);
  expect(shown('abcdefghij k', 4)).toEqual(['abcd', 'efgh', 'ij k']);
  expect(shown('', 4)).toEqual(['']);
});

it('loses no word and keeps to the width', () => {
  const word = fc.stringMatching(/^[a-zअ-ह]{1,8}$/);
  fc.assert(
    fc.property(fc.array(word), fc.integer({ min: 8, max: 30 }), (words, width) => {
      const lines = breakLines(words.join(' '), width, measure);
      expect(
        lines
          .flat()
          .map(({ text }) => text)
          .join(' '),
      ).toBe(words.join(' '));
      for (const line of lines) {
        const wide = line.reduce((sum, run) => sum + run.width, 0) + Math.max(0, line.length - 1);
        expect(wide).toBeLessThanOrEqual(width);
      }
    }),
  );
});
