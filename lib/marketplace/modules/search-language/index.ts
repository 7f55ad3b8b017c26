export { type Attribute, AttributeWords, attributeNames, type NamedValue } from './attribute-words';
export { indexedWordsOf, isHindi, keyBeginnings, keysOf, wordsOf } from './folding';
export { besideIn, genericThings, headsOf, saysKind } from './heads';
export { isDescribingWord, readLexicon } from './lexicon/names';
export type { Measure } from './measures';
export { missingIn } from './missing';
export { occasionWords, understandWithOccasions } from './occasions/apply';
export type { Audience } from './occasions/occasion';
export {
  type AskedOccasion,
  type OccasionChanges,
  Occasions,
  occasionsWith,
} from './occasions/reading';
export type { UnderstoodFilter } from './search-intents';
export {
  type AddedSynonyms,
  addedSynonyms,
  type CatalogueWords,
  noneAdded,
  type SearchWord,
  type SynonymGroup,
} from './search-words';
export { soundingEnglish, soundOfEnglish } from './sounds';
export { compoundOf } from './synonyms';
export {
  type Excluded,
  type Reading,
  type Understanding,
  understand,
} from './understanding';
export type { Spelling } from './units';
export { foldedForm, knownOccasions, latinSpelling, type WordKeys, wordKeys } from './words';
