import { states } from '@/lib/i18n/states';
import { sellerStateCode, stateNamed } from './states';

it('knows the 36 states and union territories, each code once', () => {
  expect(new Set(states.map((state) => state.code)).size).toBe(36);
});

it.each(states.map((state) => [state.name, state.names.hi ?? '', state.iso, state.code]))(
  'knows %s by its name in both languages and by its letters',
  (name, nameHi, iso, code) => {
    for (const text of [name, nameHi, iso, name.toUpperCase(), ` ${name.toLowerCase()} `])
      expect(stateNamed(text)?.code).toBe(code);
  },
);

it.each([
  ['Orissa', 'Odisha'],
  ['उड़ीसा', 'Odisha'],
  ['उड़ीसा'.normalize('NFD'), 'Odisha'],
  ['Pondicherry', 'Puducherry'],
  ['Uttaranchal', 'Uttarakhand'],
  ['New Delhi', 'Delhi'],
  ['tamilnadu', 'Tamil Nadu'],
  ['Jammu & Kashmir', 'Jammu and Kashmir'],
  ['Daman & Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
])('reads %s as %s', (text, name) => {
  expect(stateNamed(text)?.name).toBe(name);
});

it.each(['', 'Atlantis', '27', 'प्रदेश', 'constructor'])('does not know %j', (text) => {
  expect(stateNamed(text)).toBeUndefined();
});

it("falls back to the GSTIN for a seller's state", () => {
  expect(sellerStateCode({ state: 'maharashtra', gstin: '29AAPFU0939F1ZV' })).toBe('27');
  expect(sellerStateCode({ state: 'somewhere', gstin: '29AAPFU0939F1ZV' })).toBe('29');
});
