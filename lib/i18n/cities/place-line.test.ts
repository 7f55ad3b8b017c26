import { readFileSync } from 'node:fs';
import { makeCityNames } from '@/scripts/pincodes/make.mjs';
import { cityIn } from './city-name';
import { cityLines } from './names';
import { addressLine, placeLine } from './place-line';
import { isLatin } from './script';

const jaipur = { city: 'Jaipur', state: 'Rajasthan', pincode: '302001' };

it.each([
  ['hi', jaipur, 'जयपुर, राजस्थान 302001'],
  ['en', jaipur, 'Jaipur, Rajasthan 302001'],
  ['hi', { ...jaipur, city: ' JAIPUR' }, 'जयपुर, राजस्थान 302001'],
  ['hi', { ...jaipur, city: 'Vasai Virar', state: 'Maharashtra' }, 'वसई-विरार, महाराष्ट्र 302001'],
  ['hi', { ...jaipur, city: 'Chomu' }, 'Chomu, Rajasthan 302001'],
  ['hi', { ...jaipur, city: 'जयपुर' }, 'जयपुर, राजस्थान 302001'],
  ['en', { ...jaipur, city: 'जयपुर' }, 'Jaipur, Rajasthan 302001'],
  ['en', { ...jaipur, city: 'चोमू' }, 'चोमू, राजस्थान 302001'],
  ['hi', { city: 'Jaipur', state: 'Rajasthan' }, 'जयपुर, राजस्थान'],
] as const)('in %s: %j is %s', (lang, place, line) => {
  expect(placeLine(place, lang)).toBe(line);
});

it.each([
  ['hi', '4, Tulsi Baug', '4, Tulsi Baug, Jaipur, Rajasthan 302001'],
  ['hi', '४, तुलसी बाग', '४, तुलसी बाग, जयपुर, राजस्थान 302001'],
  ['hi', '12', '12, Jaipur, Rajasthan 302001'],
  ['en', '4, Tulsi Baug', '4, Tulsi Baug, Jaipur, Rajasthan 302001'],
] as const)('in %s the line of %s is in one script', (lang, street, line) => {
  expect(addressLine(street, jaipur, lang)).toBe(line);
});

it('knows every city in both scripts, as `npm run pincodes` writes them', () => {
  expect(readFileSync('lib/i18n/cities/names.ts', 'utf8')).toBe(makeCityNames());
  const rows = cityLines
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
  expect(rows.length).toBeGreaterThan(800);
  for (const [en = '', hi = ''] of rows) {
    expect([en, isLatin(en), /^[\u0900-\u097f\d\s-]+$/u.test(hi)]).toEqual([en, true, true]);
    expect(cityIn(en, 'hi')).toBe(hi);
  }
});
