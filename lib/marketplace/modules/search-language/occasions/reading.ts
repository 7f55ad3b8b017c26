import { keysOf, wordsOf } from '../folding';
import { festivals } from './festivals';
import { type Audience, type Occasion, partsOf, type Target, targetOf } from './occasion';
import { agesFirst, people as everybody, gift, ordinaryPeople } from './people';
import { uses } from './uses';

/** All occasions that are known without an operator, by group. */
export const builtInOccasions: readonly Occasion[] = [...festivals, gift, ...everybody, ...uses];

/** What operators change: built-in occasions by their ids that do not count, and their own. */
export type OccasionChanges = {
  off: readonly string[];
  added: readonly { id: string; words: readonly string[]; leadsTo: readonly string[] }[];
};

type Prepared = Omit<Occasion, 'words' | 'leadsTo'> & { targets: readonly Target[] };
type Phrase = { words: readonly string[]; occasion: Prepared };

/** An occasion in a search: its words from `from` up to `to`, and whether another word ties it to them (for, ke liye). */
export type FoundOccasion = {
  occasion: Prepared;
  words: readonly string[];
  isConnected: boolean;
};

/** What a search asks for that names an occasion and no thing. */
export type AskedOccasion = {
  ids: readonly string[];
  /** The most fitting first. */
  targets: readonly Target[];
  /** Keys of attributes that go first among things of one kind. */
  marks: readonly string[];
  audience: readonly Audience[] | undefined;
};

/** Shorter words must be spelt as in the table: naan is not nana. */
const leastFolded = 5;
const before = new Set(['for', 'in', 'on', 'during', 'at']);
const after = new Set(['ke', 'के', 'me', 'mein', 'में', 'par', 'पर', 'liye', 'लिए']);

/** The occasions that count in searches. */
export class Occasions {
  readonly #phrases = new Map<string, Phrase[]>();

  constructor(occasions: readonly { words: readonly string[]; occasion: Prepared }[]) {
    for (const { words, occasion } of occasions) {
      for (const name of words) {
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

  /** The occasions that a text (its words as `wordsOf` gives them) names, each by its longest name. */
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

/** Under what a word is looked up: as it is spelt and, where it is long enough, as it sounds. */
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

const prepared = ({ words, leadsTo, ...occasion }: Occasion) => ({
  words: partsOf(words),
  occasion: { ...occasion, targets: partsOf(leadsTo).map(targetOf) },
});
const builtIn = builtInOccasions.map(prepared);
const unchanged = new Occasions(builtIn);

/** The occasions with what operators changed. */
export function occasionsWith({ off, added }: OccasionChanges): Occasions {
  if (off.length === 0 && added.length === 0) return unchanged;
  const isOff = new Set(off);
  return new Occasions([
    ...added.map(({ id, words, leadsTo }) => ({
      words,
      occasion: { id, group: 'festival' as const, targets: leadsTo.map(targetOf) },
    })),
    ...builtIn.filter(({ occasion }) => !isOff.has(occasion.id)),
  ]);
}

/** Beside a person, what only the occasion leads to counts by this share. */
const besidePerson = 0.5;

/**
 * The occasions of a search as one: of a person and an occasion, the person's things lead, and those of both come
 * first. Undefined where they are people for whom things are made anyway: women, kids.
 */
export function askedOccasion(found: readonly FoundOccasion[]): AskedOccasion | undefined {
  const all = [...new Set(found.map(({ occasion }) => occasion))];
  if (all.every(({ id }) => ordinaryPeople.has(id))) return undefined;
  const people = all.filter(({ group }) => group === 'person');
  const byAge = people.filter(({ id }) => agesFirst.includes(id));
  const persons = byAge.length > 0 ? byAge.slice(0, 1) : people;
  const others = all.filter((one) => one.group !== 'person' && one.id !== gift.id);
  const leading = persons.length > 0 ? persons : others.length > 0 ? others : all;
  const weights = new Map<string, Target>();
  const add = ({ kind, category, weight }: Target, share: number) => {
    const name = kind ?? `#${category}`;
    const known = weights.get(name)?.weight ?? 0;
    weights.set(name, { kind, category, weight: known + weight * share });
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
    targets: [...weights.values()].sort((a, b) => b.weight - a.weight),
    marks: [...new Set(all.flatMap(({ marks }) => wordsOf(marks ?? '').flatMap(keysOf)))],
    audience: audienceOf(leading),
  };
}

/** Whom all of the people have in common, as of a girl of five; else all of them. */
function audienceOf(occasions: readonly Prepared[]): readonly Audience[] | undefined {
  const [first, ...others] = occasions.flatMap(({ audience }) => (audience ? [audience] : []));
  if (!first) return undefined;
  const common = first.filter((one) => others.every((other) => other.includes(one)));
  return common.length > 0 ? common : [...new Set([first, ...others].flat())];
}
