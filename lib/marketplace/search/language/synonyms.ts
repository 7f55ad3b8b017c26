import { keysOf } from './folding';
import { synonymGroups } from './synonym-groups';

/** `=joote` is meant as it is written alone: by its key it would be jute. */
const writtenSo = /^=/;

const groups = synonymGroups.map((line) => line.split(' '));
const groupsOf = new Map<string, string[][]>();
const onlySynonyms = new Set<string>();
for (const group of groups) {
  const names = group.flatMap((word) => {
    if (!writtenSo.test(word)) return [word, ...keysOf(word)];
    onlySynonyms.add(word.slice(1));
    return [word.slice(1)];
  });
  for (const name of new Set(names)) groupsOf.set(name, [...(groupsOf.get(name) ?? []), group]);
}
const keysOfGroup = new Map(
  groups.map((group) => [group, group.filter((word) => !writtenSo.test(word)).flatMap(keysOf)]),
);

/**
 * Keys of the words that mean the same; found by how the word is written, or by its keys. `isOnlyThem`: the
 * word's own keys are those of something else.
 */
export function synonymsOf(word: string): { keys: string[]; isOnlyThem: boolean } {
  const isOnlyThem = onlySynonyms.has(word);
  const names = isOnlyThem ? [word] : [word, ...keysOf(word)];
  const found = names.flatMap((name) => groupsOf.get(name) ?? []);
  return { keys: [...new Set(found.flatMap((group) => keysOfGroup.get(group) ?? []))], isOnlyThem };
}

/** The words of its groups, as they are written. */
export const synonymWordsOf = (word: string): string[] =>
  [word, ...keysOf(word)]
    .flatMap((name) => groupsOf.get(name) ?? [])
    .flat()
    .filter((other) => !writtenSo.test(other));
