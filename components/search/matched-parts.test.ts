import fc from 'fast-check';
import { matchedParts } from './matched-parts';

const marked = (label: string, typed: string) =>
  matchedParts(label, typed)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('');

describe('matchedParts', () => {
  it.each([
    ['Red Kurta', 'kur', 'Red [Kur]ta'],
    ['Kurta, red kurti', 'kur red', '[Kur]ta, [red] [kur]ti'],
    ['Skurta', 'kur', 'Skurta'],
    ['लाल कुर्ता', 'क', 'लाल [कु]र्ता'],
    ['लाल कुर्ता', 'कुर', 'लाल [कुर्ता]'],
    ['Lamp', '', 'Lamp'],
    ['', 'x', ''],
  ])('%s for %s', (label, typed, shown) => expect(marked(label, typed)).toBe(shown));

  it('loses nothing of the label', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (label, typed) => {
        const parts = matchedParts(label, typed);
        expect(parts.map(({ text }) => text).join('')).toBe(label);
      }),
    );
  });
});
