import { bearsPersonalToken, isPersonalToken, newPersonalToken } from './personal-token';

it('makes tokens that scanners for secrets find, and that are told from chance', () => {
  const made = Array.from({ length: 200 }, newPersonalToken);
  expect(new Set(made).size).toBe(200);
  for (const token of made) {
    expect(token).toMatch(/^haat_[0-9A-Za-z]{46}$/);
    expect(isPersonalToken(token)).toBe(true);
    const changed = token.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    expect(isPersonalToken(changed)).toBe(false);
  }
});

it.each(['', 'haat_', `haat_${'a'.repeat(46)}`, 'x'.repeat(43)])('refuses %s', (text) => {
  expect(isPersonalToken(text)).toBe(false);
});

it('knows its header by the prefix alone', () => {
  expect(bearsPersonalToken('bearer haat_x')).toBe(true);
  expect(bearsPersonalToken(`Bearer ${'x'.repeat(43)}`)).toBe(false);
  expect(bearsPersonalToken(null)).toBe(false);
});
