export const searchRuleLimits = {
  synonyms: 500,
  boosts: 200,
  /** Maximum words of each side of a group. */
  words: 12,
  word: 40,
  query: 80,
  occasions: 200,
  /** Maximum kinds and categories of one occasion. */
  leadsTo: 24,
  /** Number of results in the preview of a rule. */
  results: 8,
} as const;

export const occasionGroups = ['own', 'festival', 'person', 'use'] as const;

export const boostKinds = ['listing', 'brand', 'category'] as const;
export type BoostKind = (typeof boostKinds)[number];
