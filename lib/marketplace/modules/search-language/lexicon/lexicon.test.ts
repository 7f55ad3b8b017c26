import { generalNamesOf, signsAsWords } from './names';

it('knows names that nobody kept by hand from WordNet and CLDR', () => {
  expect(generalNamesOf('binoculars')).toContain('fieldglasses');
  expect(generalNamesOf('ফ্রক')).toContain('dress');
});

it('reads a sign by itself as a word, and one that decorates words not at all', () => {
  expect(signsAsWords('✂️').trim()).toBe('scissors');
  expect(signsAsWords('red 👗').trim()).toBe('red  dress');
  expect(signsAsWords('happy diwali gifts 🪁')).toBe('happy diwali gifts 🪁');
});
