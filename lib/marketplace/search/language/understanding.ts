import type { Vocabulary } from '../memory/vocabulary';
import type { AttributeWords } from './attribute-words';
import { isHindi, keyBeginnings, keysOf, stemOfKey, wordsOf } from './folding';
import { synonymsOf, synonymWordsOf } from './synonyms';

/** A word of a search with everything that may stand for it. */
export type SearchWord = {
  /** As it is understood: what was typed, or its correction. */
  text: string;
  keys: readonly string[];
  /** Of words that mean the same. */
  synonyms: readonly string[];
  /** Terms of words that begin so. */
  beginnings: readonly number[];
};

export type Understanding = {
  words: SearchWord[];
  /** The search in the words that were understood, when they are not those typed. */
  corrected: string | null;
};

/** Longer searches are read so far. */
const mostWords = 8;
const mostBeginnings = 64;

const fillers = new Set(
  (
    'a an and for from in of on or the to with ka ke ki ko liye me mein wala wale wali ' +
    'का के की को और या में से लिए पर वाला वाले वाली'
  ).split(' '),
);

/** Reads a search: its words, what they may stand for, and what mistyped ones were meant to be. */
export function understand(
  search: string,
  vocabulary: Vocabulary,
  attributes: AttributeWords,
): Understanding {
  const typed = [...new Set(wordsOf(search))];
  const telling = typed.filter((word) => !fillers.has(word));
  const chosen = (telling.length > 0 ? telling : typed).slice(0, mostWords);
  let isCorrected = false;
  const words = chosen.flatMap((word, at) => {
    const known = read(word, vocabulary, attributes, at === chosen.length - 1);
    if (known) return [known];
    isCorrected = true;
    return meant(word, vocabulary, attributes);
  });
  if (words.length === 0) isCorrected = false;
  return { words, corrected: isCorrected ? words.map(({ text }) => text).join(' ') : null };
}

/** A word as it stands, or undefined when nothing in the catalogue has it. */
function read(
  text: string,
  vocabulary: Vocabulary,
  attributes: AttributeWords,
  isLast: boolean,
): SearchWord | undefined {
  const isKnown = (key: string) =>
    attributes.has(key) ||
    vocabulary.whole([key]).some((term) => vocabulary.postingsOf(term).length);
  const others = synonymsOf(text);
  const exact = others.isOnlyThem ? [] : keysOf(text);
  const keys = exact.some(isKnown) ? exact : exact.map(stemOfKey);
  const synonyms = others.keys.filter((key) => isKnown(key) && !keys.includes(key));
  const isWhole = keys.some(isKnown) || synonyms.length > 0;
  const written =
    (isLast || !isWhole) && [...text].length > 1 ? vocabulary.beginning(text, mostBeginnings) : [];
  const beginnings =
    isWhole || written.length > 0
      ? written
      : vocabulary.sounding(keyBeginnings(text), mostBeginnings);
  return isWhole || beginnings.length > 0 ? { text, keys, synonyms, beginnings } : undefined;
}

/** What an unknown word may be: two words written as one, or one with a slip; nothing when neither. */
function meant(word: string, vocabulary: Vocabulary, attributes: AttributeWords): SearchWord[] {
  const known = (text: string) => read(text, vocabulary, attributes, false);
  const isWord = (text: string) =>
    text.length > 2 && vocabulary.whole(keysOf(text)).length > 0 && !isHindi(text);
  for (let at = 3; at <= word.length - 3; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (isWord(left) && isWord(right)) {
      return [left, right].flatMap((part) => known(part) ?? []);
    }
  }
  const weightOf = (term: number) =>
    vocabulary.postingsOf(term).length + (attributes.has(vocabulary.keyOf(term)) ? 1 : 0);
  const other = vocabulary.correct(word, weightOf);
  if (other === undefined) return [];
  const shown =
    isHindi(other) === isHindi(word)
      ? other
      : synonymWordsOf(other).find(
          (same) => isHindi(same) === isHindi(word) && vocabulary.has(same),
        );
  return [known(shown ?? other)].flatMap((one) => one ?? []);
}
