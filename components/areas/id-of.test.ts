import { idOf } from './id-of';

it.each(['new', '0', '0x10', '+1', '1 ', '', '1e3', '9'.repeat(16)])(
  'shows the not-found page for %j',
  (text) => {
    expect(() => idOf(text)).toThrow();
  },
);

it('reads an id', () => {
  expect(idOf('120')).toBe(120);
});
