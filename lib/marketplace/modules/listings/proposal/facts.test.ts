import { describeFacts } from './facts';

const none = { attributes: [], colours: [], sizes: [], origin_country: 'India' };
const kurta = {
  ...none,
  attributes: ['fabric:cotton', 'fit:regular', 'for:women', 'occasion:diwali', 'occasion:wedding'],
  colours: ['Navy', 'Red'],
  sizes: ['S', 'M', 'UK 8'],
};

it('writes a description from the facts in both languages', () => {
  expect(describeFacts(kurta, 'en').split('\n')).toEqual([
    'Fabric: cotton',
    'Fit: regular',
    'For: women',
    'Occasions: diwali, wedding',
    'Colours: Navy, Red',
    'Sizes: S, M, UK 8',
    'Made in: India',
  ]);
  expect(describeFacts(kurta, 'hi').split('\n')).toEqual([
    'कपड़ा: सूती',
    'फ़िटिंग: सामान्य',
    'किसके लिए: महिलाएँ',
    'मौके: दिवाली, शादी',
    'रंग: नेवी ब्लू, लाल',
    'साइज़: S, M, UK 8',
    'मूल देश: भारत',
  ]);
});

it('leaves out what it cannot say whole', () => {
  const facts = {
    ...none,
    attributes: ['fabric:cotton', 'fabric:zentrilon', 'pattern:printed', 'care:gently'],
    sizes: ['Petite', '2-3 years'],
  };
  expect(describeFacts(facts, 'hi')).toBe('डिज़ाइन: प्रिंटेड\nमूल देश: भारत');
  expect(describeFacts(facts, 'en')).toContain('Fabric: cotton, zentrilon');
});

it('says Hindi facts in English, where their words are known', () => {
  const facts = {
    ...none,
    attributes: ['fabric:सूती', 'for:महिलाएँ', 'use:कुछ भी'],
    sizes: ['38 कमर'],
  };
  expect(describeFacts(facts, 'en')).toBe(
    'Fabric: cotton\nFor: women\nSizes: 38 waist\nMade in: India',
  );
});

it('writes nothing without facts', () => {
  expect(describeFacts(none, 'en')).toBe('');
});
