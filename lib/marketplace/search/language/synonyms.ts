import { keysOf } from './folding';
import { synonymGroups } from './synonym-groups';

/** Marks a word that counts only in this spelling: `=joote`, whose key is that of jute. */
const exactSpelling = /^=/;

const groups = synonymGroups.map((line) => line.split(' '));
const groupsOf = new Map<string, string[][]>();
const onlySynonyms = new Set<string>();
for (const group of groups) {
  const names = group.flatMap((word) => {
    if (!exactSpelling.test(word)) return [word, ...keysOf(word)];
    onlySynonyms.add(word.slice(1));
    return [word.slice(1)];
  });
  for (const name of new Set(names)) groupsOf.set(name, [...(groupsOf.get(name) ?? []), group]);
}
const keysOfGroup = new Map(
  groups.map((group) => [group, group.filter((word) => !exactSpelling.test(word)).flatMap(keysOf)]),
);

/**
 * Keys of a word's synonyms, found by its spelling or its keys. `isOnlyThem`: the word's own keys belong to
 * another word and must not be searched for.
 */
export function synonymsOf(word: string): { keys: string[]; isOnlyThem: boolean } {
  const isOnlyThem = onlySynonyms.has(word);
  const names = isOnlyThem ? [word] : [word, ...keysOf(word)];
  const found = names.flatMap((name) => groupsOf.get(name) ?? []);
  return { keys: [...new Set(found.flatMap((group) => keysOfGroup.get(group) ?? []))], isOnlyThem };
}

/** The spellings of a word's synonyms. */
export const synonymWordsOf = (word: string): string[] =>
  [word, ...keysOf(word)]
    .flatMap((name) => groupsOf.get(name) ?? [])
    .flat()
    .filter((other) => !exactSpelling.test(other));
