import { proposeName } from './propose';

it.each([
  ['Blue Cotton Saree', 'नीली सूती साड़ी'],
  ['Aarohi Blue Cotton Kurta for Men', 'पुरुषों के लिए आरोही नीला सूती कुर्ता'],
  ['Steel Water Bottle with Lid', 'स्टील पानी की बोतल, ढक्कन के साथ'],
  ['LED Bulb 9W (Set of 4)', 'LED बल्ब 9W (4 का सेट)'],
  ['Wooden Toys, Handmade', 'लकड़ी के खिलौने, हाथ के बने'],
  ['', ''],
])('proposes Hindi for %s', (name, hindi) => {
  expect(proposeName(name, 'hi')).toBe(hindi);
});

it.each([
  ['नीली सूती साड़ी', 'Blue Cotton Saree'],
  ['पुरुषों के लिए आरोही सूती कुर्ता', 'Arohi Cotton Kurta for Men'],
  ['स्टील की बोतल, ढक्कन के साथ', 'Steel Bottle with Lid'],
])('proposes English for %s', (name, english) => {
  expect(proposeName(name, 'en')).toBe(english);
});

it('takes any text within the length of a name', () => {
  for (const name of ['x '.repeat(4000), 'कि'.repeat(4000), 'constructor __proto__', '((((', '़़़']) {
    for (const to of ['en', 'hi'] as const) {
      expect(proposeName(name, to).length).toBeLessThanOrEqual(150);
    }
  }
});
