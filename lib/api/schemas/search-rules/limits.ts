export const searchRuleLimits = {
  synonyms: 500,
  boosts: 200,
  /** Of each side of a group. */
  words: 12,
  word: 40,
  query: 80,
  occasions: 200,
  /** Kinds and categories that one occasion leads to. */
  leadsTo: 24,
  /** Results that are shown before a rule is saved. */
  results: 8,
} as const;

export const occasionGroups = ['own', 'festival', 'person', 'use'] as const;

export const boostKinds = ['listing', 'brand', 'category'] as const;
export type BoostKind = (typeof boostKinds)[number];
