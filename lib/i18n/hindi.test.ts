import { allTexts } from './testing/all-texts';
import { latinWords } from './testing/latin-words';

/** The invoice is bilingual (ADR 8). */
const bilingual = /^invoice\./;

/** Removes placeholders, tags and ICU's own words, which are not text. */
const shown = (text: string) =>
  text
    .replace(/<\/?\w+>/g, ' ')
    .replace(/\{\w+, (plural|select),/g, '{')
    .replace(/(=\d+|\b\w+) \{/g, ' {')
    .replace(/\{\w+(, number)?\}/g, ' ');

it('says everything in Hindi but names', () => {
  const left = [...allTexts.hi]
    .filter(([key]) => !bilingual.test(key))
    .map(([key, text]) => [key, latinWords(shown(text))] as const)
    .filter(([, words]) => words.length > 0);
  expect(left).toEqual([]);
});
