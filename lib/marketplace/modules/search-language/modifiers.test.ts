import { modifiersIn } from './modifiers';

const things = new Set(
  'tea biscuit spices honey bag laptop shirt jeans trousers cup चाय कप cushion cover kettle'.split(
    ' ',
  ),
);

describe('words that only say something of the thing', () => {
  it.each([
    ['tea with spices', 'spices'],
    ['honey to put in tea', 'tea'],
    ['i am looking for a bag with space for laptop', 'laptop'],
    ['shirt to wear with jeans', 'jeans'],
    ['bag for laptop and jeans', 'laptop', 'jeans'],
    ['laptop ke liye bag', 'laptop'],
    ['bag laptop ke liye', 'laptop'],
    ['चाय के लिए कप', 'चाय'],
    ['tea par cover', 'tea'],
    ['cushion shirt ka', 'shirt'],
  ])('of %j are found', (search, ...expected) => {
    const words = search.split(' ');
    const found = [...modifiersIn(words, (word) => things.has(word))];
    expect(found.filter((word) => things.has(word))).toEqual(expected);
  });

  it.each([
    ['for tea'],
    ['laptop ke liye'],
    ['looking for tea'],
    ['shirt and trousers for men'],
    ['shirt for men and trousers'],
    ['cushion cover'],
    ['with tea biscuit'],
  ])('are none in %j', (search) => {
    const found = modifiersIn(search.split(' '), (word) => things.has(word));
    expect([...found].filter((word) => things.has(word))).toEqual([]);
  });
});
