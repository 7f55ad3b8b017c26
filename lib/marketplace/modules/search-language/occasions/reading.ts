import { keysOf, wordsOf } from '../folding';
import { festivals } from './festivals';
import { type Audience, type Occasion, partsOf, type Target, targetOf } from './occasion';
import { agesFirst, people as everybody, gift, ordinaryPeople } from './people';
import { uses } from './uses';

/** All built-in occasions, by group. */
export const builtInOccasions: readonly Occasion[] = [...festivals, gift, ...everybody, ...uses];

/** Operators' changes: ids of disabled built-in occasions, and their own occasions. */
export type OccasionChanges = {
  off: readonly string[];
  added: readonly { id: string; words: readonly string[]; leadsTo: readonly string[] }[];
};

type Prepared = Omit<Occasion, 'words' | 'leadsTo'> & {
  names: readonly string[];
  targets: readonly Target[];
};
type Phrase = { words: readonly string[]; occasion: Prepared };

/**
 * An occasion in a search: its words from `from` up to `to`, and whether another word links it to them (for, ke
 * liye).
 */
export type FoundOccasion = {
  occasion: Prepared;
  words: readonly string[];
  isConnected: boolean;
};

/** The occasion of a search that names no thing. */
export type AskedOccasion = {
  ids: readonly string[];
  /** The words by which the search names each of them, but for gifts. */
  named: readonly (readonly string[])[];
  /** The names of festivals: what is named after one is for it. Those that the search does not use are one word. */
  festivals: readonly (readonly string[])[];
  /** Other names of the occasions, in every language: what texts say for one of them is for the occasion. */
  alike: readonly (readonly string[])[];
  /** Targets, the most fitting first. */
  targets: readonly Target[];
  /** Keys of attributes whose products go first among things of one kind. */
  marks: readonly string[];
  audience: readonly Audience[] | undefined;
};

/** The least length of words that match by sound; shorter words must be spelt as in the table: naan is not nana. */
const leastFolded = 5;
const before = new Set(['for', 'in', 'on', 'during', 'at']);
const after = new Set(['ke', 'के', 'me', 'mein', 'में', 'par', 'पर', 'liye', 'लिए']);

/** The occasions enabled in searches. */
export class Occasions {
  readonly #phrases = new Map<string, Phrase[]>();

  constructor(occasions: readonly Prepared[]) {
    for (const occasion of occasions) {
      for (const name of occasion.names) {
        const phrase = { words: wordsOf(name), occasion };
        const [first] = phrase.words;
        for (const entry of first ? entriesOf(first) : []) {
          const known = this.#phrases.get(entry);
          if (known) known.push(phrase);
          else this.#phrases.set(entry, [phrase]);
        }
      }
    }
    for (const phrases of this.#phrases.values()) {
      phrases.sort((a, b) => b.words.length - a.words.length);
    }
  }

  /** Returns the occasions that a text (its words as `wordsOf` gives them) names, each by its longest name. */
  in(words: readonly string[]): FoundOccasion[] {
    const found: FoundOccasion[] = [];
    for (let at = 0; at < words.length; at++) {
      const phrase = this.#at(words, at);
      if (!phrase) continue;
      const end = at + phrase.words.length;
      found.push({
        occasion: phrase.occasion,
        words: words.slice(at, end),
        isConnected: before.has(words[at - 1] ?? '') || after.has(words[end] ?? ''),
      });
      at = end - 1;
    }
    return found;
  }

  #at(words: readonly string[], at: number): Phrase | undefined {
    return entriesOf(words[at] ?? '')
      .flatMap((entry) => this.#phrases.get(entry) ?? [])
      .sort((a, b) => b.words.length - a.words.length)
      .find((phrase) => phrase.words.every((word, next) => isSame(word, words[at + next] ?? '')));
  }
}

/** Returns the keys under which a word is looked up: its spelling and, for longer words, its sound. */
const entriesOf = (word: string) => [
  word,
  ...(word.length < leastFolded ? [] : keysOf(word).map((key) => `~${key}`)),
];

function isSame(word: string, typed: string): boolean {
  if (word === typed) return true;
  if (word.length < leastFolded || typed.length < leastFolded) return false;
  const keys = keysOf(typed);
  return keysOf(word).some((key) => keys.includes(key));
}

/** The numbers of occasions that lead to each kind. */
const occasionsOf = new Map<string, number>();
for (const { leadsTo } of builtInOccasions) {
  for (const { kind } of partsOf(leadsTo).map(targetOf)) {
    if (kind) occasionsOf.set(kind, (occasionsOf.get(kind) ?? 0) + 1);
  }
}
/** The most occasions that lead to a kind of their own. */
const mostOwn = 3;
/** The share of its weight that a kind keeps, however many occasions lead to it. */
const leastShare = 0.4;

/**
 * Weighs kinds of a festival by how few occasions lead to them: gulal is for Holi more than a kurta is. The most fitting keeps the
 * greatest weight.
 */
function weighed(targets: readonly Target[], isFestival: boolean): Target[] {
  const some = targets.map((target) => {
    const count = occasionsOf.get(target.kind ?? '') ?? 1;
    const share = isFestival ? leastShare + (1 - leastShare) / Math.sqrt(count) : 1;
    return { ...target, weight: target.weight * share, isOwn: count <= mostOwn };
  });
  const greatest = (all: readonly Target[]) => Math.max(...all.map(({ weight }) => weight));
  const factor = greatest(targets) / greatest(some);
  return some.map((target) => ({ ...target, weight: target.weight * factor }));
}

const prepared = ({ words, leadsTo, ...occasion }: Occasion): Prepared => ({
  ...occasion,
  names: partsOf(words),
  targets: weighed(partsOf(leadsTo).map(targetOf), occasion.group === 'festival'),
});
const builtIn = builtInOccasions.map(prepared);
const unchanged = new Occasions(builtIn);

/** Returns the occasions with the operators' changes. */
export function occasionsWith({ off, added }: OccasionChanges): Occasions {
  if (off.length === 0 && added.length === 0) return unchanged;
  const isOff = new Set(off);
  return new Occasions([
    ...added.map(({ id, words, leadsTo }) => ({
      id,
      group: 'festival' as const,
      names: words,
      targets: leadsTo.map(targetOf),
    })),
    ...builtIn.filter(({ id }) => !isOff.has(id)),
  ]);
}

/** The share, beside a person, of kinds to which only the occasion leads. */
const besidePerson = 0.5;

/**
 * Combines the occasions of a search: for a person and an occasion, the person's things lead, and those of
 * both come first. Undefined for people who are an audience of things anyway: women, kids.
 */
export function askedOccasion(found: readonly FoundOccasion[]): AskedOccasion | undefined {
  const all = [...new Set(found.map(({ occasion }) => occasion))];
  if (all.every(({ id }) => ordinaryPeople.has(id))) return undefined;
  const people = all.filter(({ group }) => group === 'person');
  const byAge = people.filter(({ id }) => agesFirst.includes(id));
  const persons = byAge.length > 0 ? byAge.slice(0, 1) : people;
  const others = all.filter((one) => one.group !== 'person' && one.id !== gift.id);
  const leading = persons.length > 0 ? persons : others.length > 0 ? others : all;
  const festivals = all.filter(({ group }) => group === 'festival');
  const hasFestival = festivals.length > 0;
  const weights = new Map<string, Target>();
  const add = (target: Target, share: number) => {
    const name = target.kind ?? `#${target.category}`;
    const known = weights.get(name)?.weight ?? 0;
    weights.set(name, { ...target, weight: known + target.weight * share });
  };
  for (const { targets } of leading) for (const target of targets) add(target, 1);
  if (persons.length > 0) {
    for (const { targets } of others) {
      for (const target of targets) {
        add(target, weights.has(target.kind ?? `#${target.category}`) ? 1 : besidePerson);
      }
    }
  }
  return {
    ids: all.map(({ id }) => id),
    named: namesIn(found.filter(({ occasion }) => occasion.id !== gift.id)),
    festivals: [
      ...namesIn(found.filter(({ occasion }) => occasion.id !== gift.id && hasFestival)),
      ...festivals.flatMap(({ names }) =>
        names.map((name) => wordsOf(name)).filter(({ length }) => length === 1),
      ),
    ],
    alike: others.flatMap(({ names }) => names.map((name) => wordsOf(name))).filter(isTelling),
    targets: [...weights.values()].sort((a, b) => b.weight - a.weight),
    marks: [...new Set(all.flatMap(({ marks }) => wordsOf(marks ?? '').flatMap(keysOf)))],
    audience: audienceOf(leading),
  };
}

/** The fewest letters of a key by which a text names an occasion with one word. */
const leastTelling = 4;
const isTelling = ([word = '', ...others]: readonly string[]) =>
  others.length > 0 || keysOf(word).some(({ length }) => length >= leastTelling);

const namesIn = (found: readonly FoundOccasion[]) => found.map(({ words }) => words);

/** Returns the audience that all of the people have in common, as of a girl of five; else all their audiences. */
function audienceOf(occasions: readonly Prepared[]): readonly Audience[] | undefined {
  const [first, ...others] = occasions.flatMap(({ audience }) => (audience ? [audience] : []));
  if (!first) return undefined;
  const common = first.filter((one) => others.every((other) => other.includes(one)));
  return common.length > 0 ? common : [...new Set([first, ...others].flat())];
}
