import { besideIn, headsOf } from './heads';

it.each([
  ['Kids Cycle with Side Wheels and Basket', ['cycle']],
  ['stapler pins 1000 pcs', ['pins']],
  ['Oil Filter for Bike', ['filter']],
  ['Rope 10 m + Hook & Pulley', ['rope', 'hook', 'pulley']],
  ['6 Seater Table Cover Waterproof', ['cover', 'tablecover']],
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

it.each([
  ['Leather Wheel Cover Universal 15 inch (Black)', ['cover']],
  ['Wireless Microphone AWM-700U2', ['microphone']],
  ['Stahlvogel SBH-23 GT Plus Open Face Certified Helmet with Sun Shield', ['helmet']],
  ['Somebrand Brand - Heavy Tennis Ball, Set of 6', ['ball']],
  ['Floor Protector Compatible with Model 25', ['protector']],
])('reads by the lexicon what %j is called', (name, heads) => {
  expect(headsOf(name)).toEqual(expect.arrayContaining(heads));
});

it('reads what names say only beside their goods', () => {
  expect(besideIn(['Violin String Set', 'Cable for Laptop']).sort()).toEqual(['laptop', 'violin']);
  expect(besideIn(['Violin with Bow and Case'])).not.toContain('violin');
  expect(besideIn(['Walnut Kernels', 'साइकिल की घंटी'])).toEqual(['साइकिल']);
});
