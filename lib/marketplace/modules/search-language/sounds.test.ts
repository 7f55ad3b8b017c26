import { soundingEnglish, soundOfEnglish } from './sounds';

const words = ['gun', 'gown', 'tape', 'top', 'toilet', 'seat', 'camera', 'mixer', 'bottle'];
const heard = (word: string, how: 'exactly' | 'nearly') =>
  soundingEnglish(word, how, (consonants) =>
    words
      .map((one) => ({ word: one, ...soundOfEnglish(one) }))
      .filter((one) => one.consonants === consonants),
  );

it.each([
  ['गन', 'gun'],
  ['टेप', 'tape'],
  ['टॉप', 'top'],
  ['टॉयलेट', 'toilet'],
  ['सीट', 'seat'],
  ['मिक्सर', 'mixer'],
  ['बोतल', 'bottle'],
])('hears in %s the English %s', (hindi, english) => {
  expect(heard(hindi, 'exactly')).toEqual([english]);
});

it('lets one vowel differ in longer words only', () => {
  expect(heard('कैमरा', 'exactly')).toEqual([]);
  expect(heard('कैमरा', 'nearly')).toEqual(['camera']);
  expect(heard('गिन', 'nearly')).toEqual([]);
});

it('hears a word without its vowels as the word, also where a letter stands twice', () => {
  expect(soundOfEnglish('thrmmtr').consonants).toBe(soundOfEnglish('thermometer').consonants);
});
