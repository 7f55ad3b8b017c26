import { readExclusions } from './exclusions';

const things = new Set(
  'kurta saree shoes joote pickle bottle watch kadhai towels chai साड़ी जूते कुर्ता'
    .normalize()
    .split(' '),
);
const names = new Set(['nonmarking', 'alcoholfree']);
const known = {
  isThing: (word: string) => things.has(word),
  isName: (word: string) => names.has(word),
  isBrand: (first: string, second: string) => `${first} ${second}` === 'no nasties',
};
const read = (search: string) => {
  const text = search.normalize();
  const { rest, exclusions } = readExclusions(text.toLowerCase(), text, known);
  return [
    rest.replace(/[\s;]+/g, ' ').trim(),
    ...exclusions.map(({ terms }) => terms.map((term) => term.join(' ')).join(' | ')),
  ];
};

describe('what a search excludes', () => {
  it.each([
    ['kurta without embroidery', 'kurta', 'embroidery'],
    ['shoes not leather', 'shoes', 'leather'],
    ['no leather shoes', 'shoes', 'leather'],
    ['non leather shoes', 'shoes', 'leather'],
    ['non-leather shoes', 'shoes', 'leather'],
    ['leather free shoes', 'shoes', 'leather'],
    ['saree except silk', 'saree', 'silk'],
    ['kurta other than red', 'kurta', 'red'],
    ['anything but red kurta', 'kurta', 'red'],
    ['kurta but not for men', 'kurta', 'men'],
    ['saree without zari and silk', 'saree', 'zari | silk'],
    ['not red or blue kurta', 'kurta', 'red | blue'],
    ['watch no leather strap', 'watch', 'leather strap'],
    ['kurta -silk -red', 'kurta', 'silk', 'red'],
    ['bina leather ke joote', 'ke joote', 'leather'],
    ['bina sugar wali chai', 'wali chai', 'sugar'],
    ['chamde ke bina joote', 'joote', 'chamde'],
    ['saree silk nahi', 'saree', 'silk'],
    ['saree silk nahi honi chahiye', 'saree', 'silk'],
    ['saree jo silk ki na ho', 'saree jo', 'silk'],
    ['silk saree nahi cotton saree', 'cotton saree', 'silk saree'],
    ['kurta red chhod kar', 'kurta', 'red'],
    ['बिना चमड़े के जूते', 'के जूते', 'चमड़े'],
    ['चमड़े के बिना जूते', 'जूते', 'चमड़े'],
    ['लाल नहीं साड़ी', 'साड़ी', 'लाल'],
    ['w/o oil pickle', 'pickle', 'oil'],
    ['kurta that does not have embroidery', 'kurta that', 'embroidery'],
    ['i do not want leather shoes', 'i shoes', 'leather'],
    ['shoes without heels', 'shoes', 'heels'],
    ['kurta without print under 500', 'kurta under 500', 'print'],
  ])('of %j is read', (search, ...expected) => {
    expect(read(search)).toEqual(expected.map((text) => text.normalize()));
  });

  it.each([
    'no. 1 pencil',
    'no 1 pencil',
    'non stick kadhai',
    'non-stick kadhai',
    'non marking shoes',
    'alcohol free attar',
    'sugar free',
    'free size kurta',
    'hands free kit',
    'no show socks',
    'not more than 500',
    'saree not above 2000',
    'anti dandruff shampoo',
    'cordless trimmer',
    't-shirt',
    'kurta - red',
    'kurta 500-1000',
    'kurta without',
    'note book',
    'no nasties kurta',
    'mat that does not slip',
  ])('is nothing in %j', (search) => {
    expect(read(search)).toEqual([search]);
  });

  it('is said in the words typed, with the search that is left without it', () => {
    const search = 'Kurta Without Embroidery for Women';
    expect(readExclusions(search.toLowerCase(), search, known).exclusions).toEqual([
      {
        words: 'Without Embroidery',
        value: 'Embroidery',
        without: 'Kurta for Women',
        terms: [['embroidery']],
      },
    ]);
  });
});
