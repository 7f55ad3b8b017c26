import { indexedWordsOf, keysOf, plainLetters, wordsOf } from './folding';

const keys = (text: string) => wordsOf(text).flatMap((word) => [...keysOf(word)]);

describe('words that are one word', () => {
  it.each([
    ['kurta kurtaa kurtas Kurta कुर्ता कुर्ते कुर्तों'],
    ['kurti kurtis कुर्ती कुर्तियाँ kurtiyan'],
    ['saree sari sarees साड़ी साड़ियाँ'],
    ['sadi साड़ी'],
    ['chappal chapal चप्पल चप्पलें चप्पलों'],
    ['joota juta जूता जूते जूतों'],
    ['mobail मोबाइल मोबाईल'],
    ['kavar कवर'],
    ['salwar salvaar सलवार'],
    ['kapda कपड़ा कपड़े कपड़ों'],
    ['zari ज़री'],
    ['jari ज़री'],
    ['phool fool फूल'],
    ['kambal कंबल कम्बल'],
    ['chandi chaandi चाँदी चांदी'],
    ['baccha bachcha बच्चा बच्चे बच्चों'],
    ['purush पुरुष पुरुषों'],
    ['chamakdar चमकदार'],
    ['yoga योग'],
    ['dhania dhaniya धनिया'],
    ['masala masaala मसाला मसाले'],
    ['dress dresses'],
    ['watch watches'],
    ['baby babies'],
    ['cotton kotton'],
    ['café cafe'],
    ['women womens women’s'],
    ['५ 5 05'],
  ])('%s', (text) => {
    const all = text.split(' ').map(keys);
    const shared = (all[0] ?? []).filter((key) => all.every((own) => own.includes(key)));
    expect(shared).not.toEqual([]);
  });
});

describe('words that are not', () => {
  it.each([
    ['kurta', 'kurti'],
    ['car', 'care'],
    ['cap', 'cup'],
    ['jute', 'jut'],
    ['zip', 'jip'],
    ['shoe', 'soe'],
    ['हाट', 'हाथ'],
    ['pan', 'pen'],
    ['bag', 'bug'],
    ['mat', 'mate'],
  ])('%s and %s', (one, other) => {
    expect(keys(one).filter((key) => keys(other).includes(key))).toEqual([]);
  });
});

it('takes numbers from what they count, and joins what a hyphen joins', () => {
  expect(wordsOf('5kg Atta (Pack of २)')).toEqual(['5', 'kg', 'atta', 'pack', 'of', '2']);
  expect(indexedWordsOf('T-Shirt टी-शर्ट')).toEqual(['t', 'shirt', 'टी', 'शर्ट', 'tshirt', 'टीशर्ट']);
});

it.each(['', '   ', '%_"\'()', '😀👍', '\u0000', '\ud800', '\u202e', '।'])(
  'finds no word, and no fault, in %j',
  (text) => expect(wordsOf(text).flatMap((word) => [...keysOf(word)])).toEqual([]),
);

it.each([
  ['Ｔｒｉｐｏｄ', 'Tripod'],
  ['sta\u00adpler', 'stapler'],
  ['tea\u200bstrainer', 'tea strainer'],
  ['s e w i n g machine', 'sewing machine'],
  ['½ kg rice', '1/2 kg rice'],
  ['size s m', 'size s m'],
])('reads %j as plain letters', (search, plain) => {
  expect(plainLetters(search)).toBe(plain);
});

it('reads the mark of inches after a number as the word', () => {
  expect(wordsOf("Blade 24\", 15.6″ and 9''")).toEqual(
    expect.arrayContaining(['24', 'inch', '15', '6', '9']),
  );
  expect(wordsOf('"Blade" 24"').filter((word) => word === 'inch')).toHaveLength(1);
});
