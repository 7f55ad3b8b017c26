import fc from 'fast-check';
import { changedLines, lineDiff } from './line-diff';

const shown = (before: string, after: string) =>
  lineDiff(before, after).map(
    ({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`,
  );

it('keeps the lines that two texts have in common', () => {
  expect(shown('a\nb\nc\nd', 'a\nc\nx\nd')).toEqual([' a', '-b', ' c', '+x', ' d']);
});

it('leads from each text to the other', () => {
  const text = fc.array(fc.constantFrom('', 'a', 'b', 'c')).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = lineDiff(before, after);
      const without = (kind: string) =>
        lines.flatMap((line) => (line.kind === kind ? [] : [line.text])).join('\n');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});

it('shows what changed with a line around it, and where something is left out', () => {
  const lines = changedLines(lineDiff('a\nb\nc\nd\ne\nf', 'a\nb\nc\nD\ne\nf'));
  expect(lines.map((line) => line?.text ?? null)).toEqual([null, 'c', 'd', 'D', 'e', null]);
});
