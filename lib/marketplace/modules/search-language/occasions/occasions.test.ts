import { wordsOf } from '../folding';
import { partsOf, targetOf } from './occasion';
import { askedOccasion, builtInOccasions, occasionsWith } from './reading';

const occasions = occasionsWith({ off: [], added: [] });
const found = (text: string) => occasions.in(wordsOf(text)).map(({ occasion }) => occasion.id);

it('has one id for each occasion, and each of its words for it alone', () => {
  const ids = builtInOccasions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const words = builtInOccasions.flatMap(({ words }) => partsOf(words));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

it.each(builtInOccasions.map((one) => [one.id, one] as const))(
  'has weights from 1 to 10 and names of up to four words: %s',
  (_, { words, leadsTo }) => {
    for (const part of partsOf(leadsTo)) {
      const { kind, category, weight } = targetOf(part);
      expect(kind ?? category).toMatch(/^[a-z][a-z0-9 -]*$/);
      expect(weight).toBeGreaterThanOrEqual(1);
      expect(weight).toBeLessThanOrEqual(10);
    }
    for (const word of partsOf(words)) expect(wordsOf(word).length).toBeLessThanOrEqual(4);
  },
);

it('is written in Devanagari too, but for what only Hinglish says', () => {
  const without = builtInOccasions.filter(({ words }) => !/\p{Script=Devanagari}/u.test(words));
  expect(without.map(({ id }) => id)).toEqual([]);
});

it.each([
  ['karva chauth', ['karva-chauth']],
  ['Karwa Chauth saree', ['karva-chauth']],
  ['करवाचौथ', ['karva-chauth']],
  ['gift for bhabhi', ['gift', 'sister-in-law']],
  ['भाभी के लिए तोहफ़ा', ['sister-in-law', 'gift']],
  ['raksha bandhan', ['rakhi']],
  ['naan bread', []],
  ['shaadi ki saalgirah', ['anniversary']],
])('reads the occasions of %j', (text, ids) => expect(found(text)).toEqual(ids));

it('is no occasion where only people are named for whom things are made anyway', () => {
  expect(askedOccasion(occasions.in(['women']))).toBeUndefined();
  expect(askedOccasion(occasions.in(['gift', 'women']))).toBeDefined();
});

it('asks for what people have in common', () => {
  const girl = askedOccasion(occasions.in(['gift', 'for', 'girl', 'kids']));
  expect(girl?.audience).toEqual(['girls', 'kids']);
});

it('leaves out what an operator switched off', () => {
  const changed = occasionsWith({ off: ['holi'], added: [] });
  expect(changed.in(['holi'])).toEqual([]);
  expect(changed.in(['diwali'])).toHaveLength(1);
});
