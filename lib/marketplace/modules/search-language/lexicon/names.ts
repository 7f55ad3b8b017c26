import { wordsOf } from '../folding';
import { englishSynonyms, signs } from './general';
import { synonymGroups } from './india';
import { regionalNames } from './regional';

/** Groups of names kept by hand, in the format of india.ts. */
export const keptGroups: readonly string[] = [...synonymGroups, ...regionalNames];

/** Makes a value when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const singulars = (word: string) => [word, word.replace(/s$/, ''), word.replace(/es$/, '')];

/** Names of one thing by each of them, from WordNet and CLDR. */
const general = once(() => {
  const all = new Map<string, string[]>();
  const note = (names: readonly string[]) => {
    for (const name of names) all.set(name, [...(all.get(name) ?? []), ...names]);
  };
  for (const line of englishSynonyms.trim().split('\n')) note(joinedNames(line.split(' ')));
  for (const line of signs.trim().split('\n')) note(joinedNames(line.split(' ').slice(1)));
  return all;
});
const joinedNames = (names: readonly string[]) => names.map((name) => name.replaceAll('_', ''));

/** Returns the names that WordNet and CLDR have for the thing of a word, compounds in one word; a guess. */
export const generalNamesOf = (word: string): readonly string[] =>
  singulars(word).flatMap((one) => general().get(one) ?? []);

const namesOfSigns = once(
  () =>
    new Map(
      signs
        .trim()
        .split('\n')
        .map((line) => line.split(' '))
        .map(([sign = '', name = '']) => [sign.replace('\ufe0f', ''), name.replaceAll('_', ' ')]),
    ),
);

/** Writes signs of things in a search as words, unless more than one other word says what is meant. */
export function signsAsWords(text: string): string {
  if (!/\p{Extended_Pictographic}/u.test(text) || wordsOf(text).length > 1) return text;
  return text
    .replace(/[\ufe0f\u{1f3fb}-\u{1f3ff}]/gu, '')
    .replace(/\p{Extended_Pictographic}/gu, (sign) => ` ${namesOfSigns().get(sign) ?? sign} `);
}
