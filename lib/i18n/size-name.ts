import { latinDigits } from '@/lib/text/digits';
import type { Locale } from './locales';

/** Hindi words for sizes; the figure before a unit stays. */
const hindi: readonly (readonly [RegExp, string])[] = [
  [/Pack of (\d+)/i, '$1 का पैक'],
  [/Set of (\d+)/i, '$1 का सेट'],
  [/(\d+) (?:Pieces?|pcs)\b/i, '$1 पीस'],
  [/(\d+) Packets?\b/i, '$1 पैकेट'],
  [/(\d+) Tablets?\b/i, '$1 गोलियाँ'],
  [/(\d+) Persons?\b/i, '$1 व्यक्ति'],
  [/(\d) ?(?:years?|yrs?)$/i, '$1 साल'],
  [/(\d) ?months?$/i, '$1 महीने'],
  [/(\d) ?ml\b/i, '$1 मि.ली.'],
  [/(\d) ?kgs?\b/i, '$1 किलो'],
  [/(\d) ?(?:g|gms?|grams?)\b/, '$1 ग्राम'],
  [/(\d) ?(?:L|ltr|lit(?:re|er)s?)$/, '$1 लीटर'],
  [/(\d) ?cm\b/i, '$1 सेमी'],
  [/(\d) ?mm\b/, '$1 मिमी'],
  [/(\d) ?(?:ft|feet)\b/i, '$1 फ़ुट'],
  [/(\d) ?inch(?:es)?\b/i, '$1 इंच'],
  [/(\d) ?oz\b/, '$1 औंस'],
  [/(\d) ?mAh\b/, '$1 एमएएच'],
  [/^(\d+(?: इंच)?) waist$/i, '$1 कमर'],
  [/^waist (\d+)/i, 'कमर $1'],
  [/^(\d+(?: इंच)?) chest$/i, '$1 छाती'],
  [/^chest (\d+)/i, 'छाती $1'],
  [/^Size (\d+)/i, 'साइज़ $1'],
  [/^Full Size$/i, 'फ़ुल साइज़'],
  [/^(?:Free Size|Freesize)$/i, 'फ़्री साइज़'],
  [/^One Size$/i, 'एक ही साइज़'],
  [/^Extra Small$/i, 'एक्स्ट्रा स्मॉल'],
  [/^Small$/i, 'स्मॉल'],
  [/^Medium$/i, 'मीडियम'],
  [/^Large$/i, 'लार्ज'],
  [/^Extra Large$/i, 'एक्स्ट्रा लार्ज'],
  [/^Newborn$/i, 'नवजात'],
  [/^Single( Bed| Size)?$/i, 'सिंगल$1'],
  [/^Double( Bed| Size)?$/i, 'डबल$1'],
  [/^Queen( Bed| Size)?$/i, 'क्वीन$1'],
  [/^King( Bed| Size)?$/i, 'किंग$1'],
  [/^(सिंगल|डबल|क्वीन|किंग) Bed$/i, '$1 बेड'],
  [/^(सिंगल|डबल|क्वीन|किंग) Size$/i, '$1 साइज़'],
  [/^Paperback$/i, 'पेपरबैक'],
  [/^Hardback$/i, 'हार्डबैक'],
];

/** English words for sizes written in Hindi, also without the dots of their letters. */
const english: readonly (readonly [RegExp, string])[] = [
  [/(\d+) का पैक/, 'Pack of $1'],
  [/(\d+) का सेट/, 'Set of $1'],
  [/(\d+) पीस/, '$1 Pieces'],
  [/(\d+) पैकेट/, '$1 Packets'],
  [/(\d+) गोलियाँ/, '$1 Tablets'],
  [/(\d) ?(?:साल|वर्ष)$/, '$1 Years'],
  [/(\d) ?(?:महीने|महीना|माह)$/, '$1 Months'],
  [/(\d) ?(?:मि\.ली\.|मिली)/, '$1 ml'],
  [/(\d) ?(?:किलो|किग्रा)/, '$1 kg'],
  [/(\d) ?ग्राम/, '$1 g'],
  [/(\d) ?लीटर/, '$1 L'],
  [/(\d) ?(?:सेमी|से\.मी\.)/, '$1 cm'],
  [/(\d) ?(?:मिमी|मि\.मी\.)/, '$1 mm'],
  [/(\d) ?फ़?ुट/, '$1 ft'],
  [/(\d) ?इंच/, '$1 inch'],
  [/कमर/, 'waist'],
  [/छाती/, 'chest'],
  [/^(?:फ़?्री|एक ही) साइज़?$/, 'Free Size'],
  [/^फ़?ुल साइज़?$/, 'Full Size'],
  [/^साइज़? (?=\d)/, 'Size '],
  [/^(?:एक्स्ट्रा|बहुत) (?:स्मॉल|छोटा)$/, 'Extra Small'],
  [/^(?:स्मॉल|छोटा)$/, 'Small'],
  [/^(?:मीडियम|मध्यम)$/, 'Medium'],
  [/^(?:लार्ज|बड़ा)$/, 'Large'],
  [/^(?:एक्स्ट्रा|बहुत) (?:लार्ज|बड़ा)$/, 'Extra Large'],
  [/^नवजात$/, 'Newborn'],
  [/^सिंगल(?= |$)/, 'Single'],
  [/^डबल(?= |$)/, 'Double'],
  [/^क्वीन(?= |$)/, 'Queen'],
  [/^किंग(?= |$)/, 'King'],
  [/ बेड$/, ' Bed'],
  [/ साइज़?$/, ' Size'],
  [/^पेपरबैक$/, 'Paperback'],
  [/^हार्डबैक$/, 'Hardback'],
];

/** Words for sizes in the languages besides English that have them. */
const wordsOf: { [Lang in Locale]?: typeof hindi } = { hi: hindi };

const written = (size: string, words: typeof hindi) =>
  words.reduce((text, [pattern, word]) => text.replace(pattern, word), size);

/**
 * Translates a size as far as its words are known; letters such as M and UK 8 are the same in both languages,
 * and a store's own names stay unchanged.
 */
export function sizeName(size: string, locale: Locale): string {
  const words = wordsOf[locale];
  if (words) return written(size, words);
  return /\p{Script=Devanagari}/u.test(size) ? written(latinDigits(size), english) : size;
}
