import { canonicalSize } from './canonical-size';
import { sizeName } from './size-name';

it.each([
  ['Pack of 3', '3 का पैक'],
  ['500 ml', '500 मि.ली.'],
  ['500ml', '500 मि.ली.'],
  ['2-3 years', '2-3 साल'],
  ['6-12 Months', '6-12 महीने'],
  ['Free size', 'फ़्री साइज़'],
  ['Queen', 'क्वीन'],
  ['King Size', 'किंग साइज़'],
  ['Double Bed', 'डबल बेड'],
  ['38 waist', '38 कमर'],
  ['Medium', 'मीडियम'],
  ['6 UK / 40 EU', '6 UK / 40 EU'],
  ['UK 8', 'UK 8'],
  ['Petite', 'Petite'],
])('shows %s in Hindi as %s', (size, hindi) => {
  expect(sizeName(size, 'hi')).toBe(hindi);
});

it.each([
  ['38 कमर', '38 waist'],
  ['२-३ साल', '2-3 Years'],
  ['फ़्री साइज़', 'Free Size'],
  ['फ्री साइज', 'Free Size'],
  ['डबल बेड', 'Double Bed'],
  ['1 किलो', '1 kg'],
  ['3 का पैक', 'Pack of 3'],
  ['M', 'M'],
])('shows %s in English as %s', (size, english) => {
  expect(sizeName(size, 'en')).toBe(english);
});

it.each([
  ['M', ['m', 'Medium', 'मीडियम', 'medium ']],
  ['XL', ['Extra large', 'X-Large', 'एक्स्ट्रा लार्ज']],
  ['XXL', ['2XL', 'xx-large', 'Double XL']],
  ['Free Size', ['Free size', 'freesize', 'One Size', 'फ़्री साइज़']],
  ['Queen', ['queen size', 'क्वीन', 'Queen Bed']],
  ['UK 8', ['8 UK', 'uk8', 'IND 8', 'UK-8', '8 UK / 42 EU', 'EU 42 (UK 8)']],
  ['EU 42', ['42 eu']],
  ['2-3 Years', ['2-3 yrs', '2 to 3 years', '2 - 3 Y', '२-३ साल']],
  ['500 ml', ['500ml', '500 ML', '500 मि.ली.']],
  ['1 kg', ['1 Kg', '1kgs', '1 किलो']],
  ['28 inch', ['28"', '28 inches']],
  ['38', ['38 waist', 'W38', '38 कमर', 'Waist 38', '38" waist']],
  ['Pack of 3', ['pack of 3', '3-pack', '3 का पैक']],
  ['Petite long', ['Petite  long', ' Petite long']],
])('knows as %s what stores call %j', (size, names) => {
  expect(names.map(canonicalSize)).toEqual(names.map(() => size));
  expect(canonicalSize(size)).toBe(size);
});

it('keeps what it does not know', () => {
  for (const size of ['8 GB / 256 GB', '40 × 60 cm', 'constructor', '300 ml, Pack of 6', '8', '']) {
    expect(canonicalSize(size)).toBe(size);
  }
});
