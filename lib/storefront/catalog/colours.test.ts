import { coloursOf } from './colours';

const codes = (names: string | null) => coloursOf(names).map(({ code }) => code);

describe('coloursOf', () => {
  it('reads a comma-separated list and keeps the names as they are written', () => {
    expect(coloursOf(' Red ,, Sky Blue')).toEqual([
      { name: 'Red', code: '#dc2626' },
      { name: 'Sky Blue', code: '#38bdf8' },
    ]);
  });

  it.each(['Ultra Mauve', 'constructor', 'toString', '__proto__'])(
    'falls back to grey for %s',
    (name) => expect(codes(name)).toEqual(['#9ca3af']),
  );

  it.each(['multicolor', 'Multicolour', 'MULTI-COLOR', 'multi colored'])(
    'shows a rainbow for %s',
    (name) => expect(codes(name)[0]).toContain('conic-gradient'),
  );

  it.each([null, '', ' , '])('finds none in %j', (names) => expect(coloursOf(names)).toEqual([]));
});
