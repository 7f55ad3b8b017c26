import { coloursWithoutName } from './colour-names';
import { inWords, languageOfWords } from './in-words';

const known: Record<string, string> = {
  red: 'लाल',
  sky_blue: 'आसमानी',
  dark: 'गहरा',
  green: 'हरा',
  multicolor: 'बहुरंगी',
};
const texts = Object.assign((key: string) => known[key] ?? '', {
  has: (key: string) => key in known,
});

describe('words of the catalogue', () => {
  it.each([
    ['Red', 'लाल'],
    ['Red, Sky Blue', 'लाल, आसमानी'],
    ['Ultra Mauve,Red', 'Ultra Mauve, लाल'],
    ['Dark Green', 'गहरा हरा'],
    ['dark-green, Dark Mauve', 'गहरा हरा, Dark Mauve'],
    ['Multi-coloured', 'बहुरंगी'],
    ['Constructor', 'Constructor'],
    ['', ''],
  ])('%s', (words, text) => expect(inWords(texts, words)).toBe(text));
});

it.each([
  ['Ultra Mauve', 'hi', 'en'],
  ['Café 2', 'hi', 'en'],
  ['लाल', 'hi', undefined],
  ['लाल, Mauve', 'hi', undefined],
  ['500', 'hi', undefined],
  ['Ultra Mauve', 'en', undefined],
] as const)('says in which language %s is on a page in %s', (words, locale, language) => {
  expect(languageOfWords(words, locale)).toBe(language);
});

it('names colours that a language lacks', () => {
  expect(coloursWithoutName(['red', 'ultra mauve', 'dark green'], 'hi')).toEqual(['ultra mauve']);
});
