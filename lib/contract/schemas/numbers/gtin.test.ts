import { isGtin, isWorldwideGtin } from './gtin';

it.each([
  ['8901030865275', true, 'EAN of India'],
  ['036000291452', true, 'UPC'],
  ['96385074', true, 'GTIN-8'],
  ['18901030865272', true, 'GTIN-14, a case of it'],
  ['8901030865276', false, 'a wrong check digit'],
  ['890103086527', false, 'a digit missing'],
  ['00', false, 'too short'],
  ['8901030 865275', false, 'a space'],
  ['', false, 'nothing'],
])('%s is a GTIN: %s (%s)', (text, expected) => {
  expect(isGtin(text)).toBe(expected);
});

it.each([
  ['8901030865275', true],
  ['2000000000008', false],
  ['0200000000004', false],
  ['9900000000004', false],
  ['20000004', false],
  ['8901030865276', false],
])('%s names a product everywhere: %s', (text, expected) => {
  expect(isWorldwideGtin(text)).toBe(expected);
});
