import { readMeasures } from './measures';

const sizes = [
  '500 g',
  '1 kg',
  '1.2 L',
  '500 ml',
  '300 ml, Pack of 6',
  'Pack of 3',
  'Set of 6',
  '12 Pieces',
  'UK 8',
  '38',
  'Size 5',
  '8 GB / 512 GB',
  '10000 mAh',
  '26 inch',
  '2 × 5 kg',
];

const read = (search: string) => {
  const text = search.normalize();
  const { rest, measures } = readMeasures(text.toLowerCase(), text, sizes);
  return [
    rest.replace(/[\s;]+/g, ' ').trim(),
    ...measures.map(({ value, same }) => [value, ...same].join(' = ')),
  ];
};

describe('measures of a search', () => {
  it.each([
    ['65w charger', 'charger', '65 W'],
    ['22.5 w power bank', 'power bank', '22.5 W'],
    ['64gb pendrive', 'pendrive', '64 GB'],
    ['laptop 8gb 512 gb', 'laptop', '8 GB = 8 GB / 512 GB', '512 GB = 8 GB / 512 GB'],
    ['5000mah power bank', 'power bank', '5000 mAh'],
    ['10,000 mah power bank', 'power bank', '10000 mAh = 10000 mAh'],
    ['6 inch pan', 'pan', '6 inch'],
    ['15.6" laptop', 'laptop', '15.6 inch'],
    ['24-inch monitor', 'monitor', '24 inch'],
    ['2 ton ac', 'ac', '2 ton'],
    ['5 star fan', 'fan', '5 Star'],
    ['fridge with 3-star rating', 'fridge with', '3 Star'],
    ['5 स्टार एसी', 'एसी', '5 Star'],
    ['fan 4 star and above', 'fan 4 star and above'],
    ['4 star shoes', '4 star shoes'],
    ['1.5 l bottle', 'bottle', '1.5 L'],
    ['1200 ml kettle', 'kettle', '1200 ml = 1.2 L'],
    ['32 mp camera', 'camera', '32 MP'],
    ['500 gsm towel', 'towel', '500 GSM'],
    ['4 seater sofa', 'sofa', '4 Seater'],
    ['1 kg rice', 'rice', '1 kg = 1 kg'],
    ['1000 g rice', 'rice', '1000 g = 1 kg'],
    ['half kg rice', 'rice', '0.5 kg = 500 g'],
    ['आधा किलो चावल', 'चावल', '0.5 kg = 500 g'],
    ['5 kg dumbbell', 'dumbbell', '5 kg = 2 × 5 kg'],
    ['set of 6 towels', 'towels', 'Set of 6 = 300 ml, Pack of 6 = Set of 6'],
    ['6 ka set towel', 'towel', 'Set of 6 = 300 ml, Pack of 6 = Set of 6'],
    ['pack of 3 soap', 'soap', 'Pack of 3 = Pack of 3'],
    ['pack of three soap', 'soap', 'Pack of 3 = Pack of 3'],
    ['12 piece dinner set', 'dinner set', '12 Pieces = 12 Pieces'],
    ['66 cm bicycle', 'bicycle', '66 cm = 26 inch'],
    ['size 8 shoes', 'shoes', 'UK 8 = UK 8'],
    ['8 number shoes', 'shoes', 'UK 8 = UK 8'],
    ['uk 8 shoes', 'shoes', 'UK 8 = UK 8'],
    ['38 waist jeans', 'jeans', '38 = 38'],
    ['कमर 38 जींस', 'जींस', '38 = 38'],
    ['xl size shirt', 'shirt', 'xl size'],
    ['notebook 200 pages', 'notebook', '200 Pages'],
    ['1080p webcam', 'webcam', '1080 p'],
    ['300 tc bedsheet', 'bedsheet', '300 TC'],
    ['5g phone 8gb', '5g phone', '8 GB = 8 GB / 512 GB'],
    ['size 5 football', 'football', 'Size 5 = Size 5'],
    ['90x100 bedsheet', 'bedsheet', '90 × 100'],
    ['3 x 5 ft rug', 'rug', '3 × 5 ft'],
    ['16-50 mm lens', 'lens', '16-50 mm'],
    ['3/4 inch valve', 'valve', '0.75 inch'],
    ['pav kilo chana', 'chana', '0.25 kg'],
    ['mat 50 by 80', 'mat', '50 × 80'],
  ])('are read out of %j', (search, ...expected) => {
    expect(read(search)).toEqual(expected.map((text) => text.normalize()));
  });

  it.each([
    'kurta 500',
    '5g phone',
    'no 1 pencil',
    'saree under 2000',
    'frock 4-5 years',
    'spf 50 sunscreen',
    'b12 tablets',
    'set of cups',
    'size chart',
  ])('are not in %j', (search) => {
    expect(read(search)).toEqual([search]);
  });

  it('leave the words of an age, which also say for whom', () => {
    const text = 'frock 4-5 years';
    const { rest, measures } = readMeasures(text, text, ['3-4 Years', '4-5 Years']);
    expect(rest).toBe(text);
    expect(measures).toMatchObject([{ kind: 'size', value: '4-5 Years', isOptional: true }]);
  });

  it('are no one measure in a comparison', () => {
    const { measures } = readMeasures('under 10 kg dumbbell', 'under 10 kg dumbbell', sizes);
    expect(measures).toMatchObject([{ words: 'under 10 kg', isRange: true }]);
  });

  it('may be spelt in any unit of the kind in names', () => {
    const [measure] = readMeasures('1 l bottle', '1 l bottle', []).measures;
    expect(measure?.spellings).toEqual([
      { numbers: ['1000'], units: ['ml'] },
      { numbers: ['1'], units: expect.arrayContaining(['l']) },
    ]);
  });
});
