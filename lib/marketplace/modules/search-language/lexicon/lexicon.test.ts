import {
  generalKindsOf,
  generalNamesOf,
  isDescribingWord,
  isThingWord,
  signsAsWords,
  wordsOfSigns,
} from './names';

it('knows names that nobody kept by hand from WordNet and CLDR', () => {
  expect(generalNamesOf('binoculars')).toContain('fieldglasses');
  expect(generalNamesOf('ফ্রক')).toContain('dress');
});

it('knows Hindi names in Latin letters by their sound', () => {
  expect(generalNamesOf('hathauda')).toContain('hammer');
});

it('knows kinds of things, and what signs show by their keywords', () => {
  expect(generalKindsOf('chair')).toContain('wheelchair');
  expect(wordsOfSigns('கூந்தல்')).toContain('comb');
});

const sells =
  (...words: string[]) =>
  (word: string) =>
    words.includes(word);

it('reads a sign by itself as a word, and one that decorates words not at all', () => {
  expect(signsAsWords('✂️', sells('scissors')).trim()).toBe('scissors');
  expect(signsAsWords('red 👗', sells('dress')).trim()).toBe('red  dress');
  expect(signsAsWords('happy diwali gifts 🪁', sells('kite'))).toBe('happy diwali gifts 🪁');
});

it('reads a sign as those of its keywords that are sold, where its name is not', () => {
  expect(signsAsWords('☕', sells('coffee', 'tea')).trim()).toBe('coffee tea');
  expect(signsAsWords('☕', sells()).trim()).toBe('hot beverage');
});

it('knows words for things, and tells them from what only describes them', () => {
  expect(['helmets', 'kurta', 'चाकू', 'telescope'].every(isThingWord)).toBe(true);
  expect(['red', 'cotton', 'universal', 'diwali'].some(isThingWord)).toBe(false);
  expect(['red', 'cotton', 'शादी'].every(isDescribingWord)).toBe(true);
});
