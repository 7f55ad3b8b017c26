import { headsOf } from './heads';

it.each([
  ['Kids Cycle with Side Wheels and Basket', ['cycle']],
  ['stapler pins 1000 pcs', ['pins']],
  ['Oil Filter for Bike', ['filter']],
  ['Rope 10 m + Hook & Pulley', ['rope', 'hook', 'pulley']],
  ['6 Seater Table Cover Waterproof', ['cover']],
  ['Sink Mat Foldable, Anti Slip (Pack of 2)', ['mat']],
  ['Coffee - Dark Roast', ['coffee']],
  ['साइकिल की घंटी', ['घंटी']],
  ['काग़ज़ में छेद करने के लिए मशीन', ['मशीन']],
  ['12 (Set of 3)', []],
])('reads what %j is called', (name, heads) => {
  expect(headsOf(name)).toEqual(heads);
});

it('reads two words that are one as one too', () => {
  expect(headsOf('Steel Lunch Box/Tiffin')).toEqual(expect.arrayContaining(['lunchbox', 'tiffin']));
});
