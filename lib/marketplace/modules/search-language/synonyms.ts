import { consonantsOf, lettersOf, soundCost } from '@/lib/text/edit-cost';
import { normalised } from '@/lib/text/normalised';
import { isHindi, keysOf } from './folding';
import { keptGroups } from './lexicon/names';

/** Marks a word that counts only in this spelling: `=joote`, whose key is that of jute. */
const exactSpelling = /^=/;

type Group = { words: string[]; meanings: string[] };

const together = (word: string) => word.replaceAll('_', '');
const split = (text = '') => text.split(' ').filter(Boolean);

const groups: Group[] = keptGroups.map((line) => {
  const [left, right] = normalised(line, 1000).split(' > ');
  const words = split(left);
  return { words, meanings: [...words, ...split(right)] };
});

const spellings = new Set<string>();
const groupsOf = new Map<string, Group[]>();
const onlySynonyms = new Set<string>();
const compounds = new Map<string, Set<string>>();

for (const group of groups) {
  const names = group.words.flatMap((word) => {
    if (!exactSpelling.test(word)) return [together(word), ...keysOf(together(word))];
    onlySynonyms.add(word.slice(1));
    return [word.slice(1)];
  });
  for (const word of group.words) spellings.add(together(word.replace(exactSpelling, '')));
  for (const name of new Set(names)) groupsOf.set(name, [...(groupsOf.get(name) ?? []), group]);
  for (const word of [...group.words, ...group.meanings]) {
    const [first = '', ...others] = word.split('_');
    if (others.length === 0) continue;
    const followers = compounds.get(first) ?? new Set();
    compounds.set(first, followers.add(others.join('')));
  }
}
const keysOfGroup = new Map(
  groups.map((group) => [
    group,
    group.meanings
      .filter((word) => !exactSpelling.test(word))
      .flatMap((word) => keysOf(together(word))),
  ]),
);

/**
 * Returns keys of a word's synonyms, found by its spelling or its keys. `isOnlyThem`: the word's own keys
 * belong to another word and must not be searched for.
 */
export function synonymsOf(word: string): { keys: string[]; isOnlyThem: boolean } {
  const isOnlyThem = onlySynonyms.has(word);
  const names = isOnlyThem ? [word] : [word, ...keysOf(word)];
  const found = names.flatMap((name) => groupsOf.get(name) ?? []);
  return { keys: [...new Set(found.flatMap((group) => keysOfGroup.get(group) ?? []))], isOnlyThem };
}

/** Returns the spellings of a word's synonyms. */
export const synonymWordsOf = (word: string): string[] =>
  [word, ...keysOf(word)]
    .flatMap((name) => groupsOf.get(name) ?? [])
    .flatMap(({ meanings }) => meanings)
    .filter((other) => !exactSpelling.test(other))
    .map(together);

/** Returns whether the list of synonyms has the word: then it is no slip, even if nothing is found for it. */
export const hasSynonyms = (word: string): boolean =>
  [word, ...keysOf(word)].some((name) => groupsOf.has(name));

/** Returns whether the list of synonyms has the word in this spelling. */
export const isSynonymSpelt = (word: string): boolean => spellings.has(word);

/** The synonyms in Latin letters by their consonants; see `soundCost`. */
const byConsonants = new Map<string, string[]>();
for (const word of spellings) {
  const consonants = consonantsOf(keysOf(word)[0] ?? '');
  if (isHindi(word) || consonants.length < 3) continue;
  byConsonants.set(consonants, [...(byConsonants.get(consonants) ?? []), word]);
}

/** Returns synonyms that sound like a mistyped word but for vowels, the most similar first: kambal for kembel. */
export function synonymsSoundingLike(word: string): string[] {
  const [key = ''] = keysOf(word);
  const letters = lettersOf(key);
  return (byConsonants.get(consonantsOf(key)) ?? [])
    .map((text) => {
      const [other = ''] = keysOf(text);
      return { text, cost: soundCost(key, letters, other, lettersOf(other)) };
    })
    .filter(({ cost }) => cost !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.cost - b.cost)
    .map(({ text }) => text);
}

/** Returns two words that form one, such as lunch box, written together; else undefined. */
export function compoundOf(first: string, second: string): string | undefined {
  const followers = compounds.get(first);
  if (!followers) return undefined;
  const isOne =
    followers.has(second) ||
    followers.has(second.replace(/e?s$/, '')) ||
    followers.has(second.replace(/s$/, ''));
  return isOne ? first + second : undefined;
}
