import { stateChoices, stateName } from './states';

it('offers all 36 states and union territories under the names the API is told', () => {
  const offered = stateChoices('hi');
  expect(offered).toHaveLength(36);
  expect(offered).toContainEqual({ value: 'Maharashtra', label: 'महाराष्ट्र' });
});

it.each([
  ['Tamil Nadu', 'hi', 'तमिलनाडु'],
  ['Tamil Nadu', 'en', 'Tamil Nadu'],
  ['Atlantis', 'hi', 'Atlantis'],
] as const)('calls %s in %s: %s', (name, locale, shown) => {
  expect(stateName(name, locale)).toBe(shown);
});
