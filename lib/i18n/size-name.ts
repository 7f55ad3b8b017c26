import type { Locale } from './locales';

const units: readonly (readonly [RegExp, string])[] = [
  [/Pack of (\d+)/, '$1 का पैक'],
  [/Set of (\d+)/, '$1 का सेट'],
  [/(\d+) Pieces/, '$1 पीस'],
  [/(\d+) Packets/, '$1 पैकेट'],
  [/(\d+) Tablets/, '$1 गोलियाँ'],
  [/(\d+) Person/, '$1 व्यक्ति'],
  [/ Years$/, ' साल'],
  [/ ml\b/, ' मि.ली.'],
  [/ kg\b/, ' किलो'],
  [/ g\b/, ' ग्राम'],
  [/ L$/, ' लीटर'],
  [/ cm\b/, ' सेमी'],
  [/ mm\b/, ' मिमी'],
  [/ ft\b/, ' फ़ुट'],
  [/ inch\b/, ' इंच'],
  [/ oz\b/, ' औंस'],
  [/ mAh\b/, ' एमएएच'],
  [/^Size (\d+)/, 'साइज़ $1'],
  [/^Full Size$/, 'फ़ुल साइज़'],
  [/^Single$/, 'सिंगल'],
  [/^Double$/, 'डबल'],
  [/^Queen$/, 'क्वीन'],
  [/^King$/, 'किंग'],
  [/^Paperback$/, 'पेपरबैक'],
  [/^Hardback$/, 'हार्डबैक'],
];

/** A size of the catalogue in words of the language; letters such as M and UK 8 are the same in both. */
export const sizeName = (size: string, locale: Locale) =>
  locale === 'hi'
    ? units.reduce((text, [pattern, hindi]) => text.replace(pattern, hindi), size)
    : size;
