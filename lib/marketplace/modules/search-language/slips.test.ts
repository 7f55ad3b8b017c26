import { slipsOf } from './slips';

const least = (word: string, other: string) => slipsOf(word).get(other) ?? Number.POSITIVE_INFINITY;

describe('slips of a word', () => {
  it.each([
    ['shose', 'shoes', 'swapped'],
    ['wach', 'watch', 'lost'],
    ['kurrta', 'kurta', 'doubled'],
    ['chapal', 'chappal', 'to be doubled'],
    ['bottol', 'bottle', undefined],
    ['lipstock', 'lipstick', 'beside'],
    ['dhirt', 'shirt', 'beside at the beginning'],
    ['bsg', 'bag', undefined],
    ['beg', 'bag', 'a vowel'],
    ['bnk', 'bank', 'a vowel lost'],
  ])('of %j: %j (%s)', (word, other, how) => {
    expect(slipsOf(word).has(other)).toBe(how !== undefined);
  });

  it('cost less the more frequent they are', () => {
    expect(least('kurrta', 'kurta')).toBeLessThan(least('wtch', 'watch'));
    expect(least('wtch', 'watch')).toBeLessThan(least('wach', 'watch'));
    expect(least('shies', 'shoes')).toBeLessThan(least('dhirt', 'shirt'));
  });

  it('are none for numbers, other scripts and long words', () => {
    for (const word of ['b12', 'कुर्ता', 'ab', 'a'.repeat(30)]) expect(slipsOf(word).size).toBe(0);
  });

  it('grow with the length of the word, not faster', () => {
    expect(slipsOf('abcdefghijklmnopqrst').size).toBeLessThan(20 * 60);
  });
});
