import {
  type AddedSynonyms,
  addedSynonyms,
  keysOf,
  noneAdded,
  type OccasionChanges,
  type Occasions,
  occasionsWith,
  wordsOf,
} from '../../../modules/search-language';
import type { CatalogueSnapshot, SnapshotBoost, SnapshotOccasion } from './catalogue-snapshot';

/** Operators' additions to the search, prepared for searches. */
export type Rules = {
  synonyms: AddedSynonyms;
  boosts: readonly PreparedBoost[];
  occasions: Occasions;
};
/** A boost with the keys of each word of its search in `asked`; undefined for every search. */
type PreparedBoost = SnapshotBoost & { asked: readonly Keys[] | undefined };
type Keys = readonly string[];

const keysIn = (text: string): Keys[] => wordsOf(text).map(keysOf);

/** Returns whether two searches have the same words, whatever their spelling or script. */
const isSame = (asked: readonly Keys[], other: readonly Keys[]) =>
  asked.length === other.length &&
  asked.every((keys, at) => keys.some((key) => other[at]?.includes(key)));

export const noRules: Rules = {
  synonyms: noneAdded,
  boosts: [],
  occasions: occasionsWith({ off: [], added: [] }),
};

export function prepareRules({
  synonyms,
  boosts,
  occasions,
}: Pick<CatalogueSnapshot, 'synonyms' | 'boosts' | 'occasions'>): Rules {
  return {
    synonyms: addedSynonyms(synonyms),
    boosts: boosts.map((boost) => ({
      ...boost,
      asked: boost.query === null ? undefined : keysIn(boost.query),
    })),
    occasions: occasionsWith(occasionChanges(occasions)),
  };
}

/** Converts rows to changes: rows of built-in occasions disable these; the others are the operators' own. */
const occasionChanges = (rows: readonly SnapshotOccasion[]): OccasionChanges => ({
  off: rows.flatMap(({ builtIn }) => builtIn ?? []),
  added: rows.flatMap(({ id, builtIn, words, leadsTo }) =>
    builtIn === null ? [{ id: String(id), words, leadsTo }] : [],
  ),
});

/** Returns the boosts that apply to a search at a time, in milliseconds since 1970. */
export function boostsOf({ boosts }: Rules, search: string, now: number): PreparedBoost[] {
  if (boosts.length === 0) return [];
  const asked = keysIn(search);
  return boosts.filter(
    (boost) =>
      (boost.asked === undefined || isSame(boost.asked, asked)) &&
      (boost.startsAt ?? now) <= now &&
      (boost.endsAt ?? Number.POSITIVE_INFINITY) > now,
  );
}
