import { keysOf } from './folding';
import { englishThings } from './lexicon/general';
import { synonymsOf } from './synonyms';

it.each([
  ['ball', 'hair'],
  ['ball', 'bat'],
  ['doll', 'bucket'],
  ['bell', 'jaggery'],
  ['map', 'measuring'],
])('does not take the English word %j for a Hindi one of its sound: %j', (word, other) => {
  expect(englishThings.split(/\s/)).toContain(word);
  expect(synonymsOf(word).keys).not.toEqual(expect.arrayContaining([...keysOf(other)]));
});

it.each([
  ['बाल', 'hair'],
  ['बल्ला', 'bat'],
])('reads %j as its thing all the same', (word, other) => {
  expect(synonymsOf(word).keys).toEqual(expect.arrayContaining([...keysOf(other)]));
});
