import { fieldInfo, sheetName } from './template';

it('names sheets and what an empty cell means in Hindi too', () => {
  expect(['listings', 'columns', 'values'].map((name) => sheetName(name as 'values'))).toEqual([
    'Listings · लिस्टिंग',
    'Columns · कॉलम',
    'Allowed values · सही मान',
  ]);
  const hintIn = (lang: 'en' | 'hi') =>
    fieldInfo(lang).find(({ name }) => name === 'origin_country')?.hint;
  expect(hintIn('hi')).toBe('ख़ाली हो तो भारत।');
  expect(hintIn('en')).toContain('India');
});
