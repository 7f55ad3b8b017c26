import { z } from 'zod';
import { idSchema, line, optionalLine, queryList, searchTextSchema } from '../common';
import { pickSchema } from '../home/manage';
import { boostKinds, occasionGroups, searchRuleLimits } from './limits';

/** One or two words, such as `lunch box`. */
const oneOrTwoWords = /^[\p{L}\p{M}\p{N}'’-]+( [\p{L}\p{M}\p{N}'’-]+)?$/u;

const wordsSchema = z
  .array(
    line(searchRuleLimits.word)
      .transform((word) => word.toLowerCase().replace(/\s+/g, ' '))
      .pipe(z.string().regex(oneOrTwoWords, 'search_word')),
  )
  .max(searchRuleLimits.words, 'search_words_many')
  .transform((words) => [...new Set(words)]);

/** `words` are synonyms; with `meanings` a search for one of the words also finds these, but not the reverse. */
export const synonymBodySchema = z
  .object({
    words: wordsSchema.refine((words) => words.length > 0, 'required'),
    meanings: wordsSchema.default([]),
  })
  .refine(({ words, meanings }) => new Set([...words, ...meanings]).size > 1, {
    path: ['words'],
    error: 'search_words_two',
  });
export type SynonymBody = z.output<typeof synonymBodySchema>;

export const synonymSchema = z.object({
  id: z.number(),
  words: z.array(z.string()),
  meanings: z.array(z.string()),
});
export type Synonym = z.infer<typeof synonymSchema>;

const moment = z.iso.datetime({ error: 'date', offset: true }).nullable().default(null);

export const boostBodySchema = z
  .object({
    query: optionalLine(searchRuleLimits.query).describe('without it for every search'),
    kind: z.enum(boostKinds, { error: 'required' }),
    target_id: idSchema,
    starts_at: moment,
    ends_at: moment,
  })
  .refine(
    ({ starts_at, ends_at }) =>
      !starts_at || !ends_at || Date.parse(ends_at) > Date.parse(starts_at),
    { path: ['ends_at'], error: 'coupon_period' },
  );
export type BoostBody = z.output<typeof boostBodySchema>;

export const boostSchema = z.object({
  id: z.number(),
  query: z.string().nullable(),
  kind: z.enum(boostKinds),
  target_id: z.number(),
  name: z.string().describe('of the listing, brand or category'),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  state: z.enum(['live', 'waiting', 'over']),
});
export type Boost = z.infer<typeof boostSchema>;

/** One to four words, such as `karva chauth`. */
const oneToFourWords = /^[\p{L}\p{M}\p{N}'’-]+( [\p{L}\p{M}\p{N}'’-]+){0,3}$/u;
/** A kind of things or, after #, a category's slug, with a weight from 1 to 10. */
const kindAndWeight =
  /^(?:#[a-z0-9-]+|[\p{L}\p{M}\p{N}'’-]+( [\p{L}\p{M}\p{N}'’-]+){0,3}) (?:[1-9]|10)$/u;

const linesOf = (pattern: RegExp, error: string, max: number) =>
  z
    .array(
      line(searchRuleLimits.query)
        .transform((text) => text.toLowerCase().replace(/\s+/g, ' '))
        .pipe(z.string().regex(pattern, error)),
    )
    .min(1, 'required')
    .max(max, 'search_words_many')
    .transform((texts) => [...new Set(texts)]);

/** An operator's own occasion: a search for one of `words` shows the things it leads to, mixed by weight. */
export const occasionBodySchema = z.object({
  words: linesOf(oneToFourWords, 'search_occasion_word', searchRuleLimits.words),
  leads_to: linesOf(kindAndWeight, 'search_occasion_kind', searchRuleLimits.leadsTo).describe(
    'kinds of things, or categories by slug after #, each with a weight from 1 to 10: `diya 9`',
  ),
});
export type OccasionBody = z.output<typeof occasionBodySchema>;

export const occasionSchema = z.object({
  /** Null for a built-in occasion. */
  id: z.number().nullable(),
  /** Null for an operator's own occasion. */
  built_in: z.string().nullable(),
  group: z.enum(occasionGroups),
  words: z.array(z.string()),
  leads_to: z.array(z.string()),
  is_on: z.boolean(),
});
export type Occasion = z.infer<typeof occasionSchema>;

export const occasionSwitchSchema = z.object({ is_on: z.boolean() });

export const searchRulesSchema = z.object({
  synonyms: z.array(synonymSchema),
  boosts: z.array(boostSchema),
  /** The operators' occasions first, then the built-in ones. */
  occasions: z.array(occasionSchema),
});

const queryId = idSchema.optional().catch(undefined).meta({ type: 'integer', minimum: 1 });

/** A search with an unsaved rule, which replaces the rule with this id or is new. */
export const effectQuerySchema = z.object({
  search: searchTextSchema,
  synonym_id: queryId,
  words: queryList,
  meanings: queryList,
  boost_id: queryId,
  kind: z
    .enum(boostKinds)
    .optional()
    .catch(undefined)
    .meta({ type: 'string', enum: [...boostKinds] }),
  target_id: queryId,
  boost_query: searchTextSchema,
  occasion_id: queryId,
  occasion_words: queryList,
  leads_to: queryList,
  switched_off: optionalLine(40).describe('the id of a built-in occasion'),
});
export type EffectQuery = z.output<typeof effectQuerySchema>;

export const effectSchema = z.object({
  before: z.array(pickSchema),
  after: z.array(pickSchema),
});
export type Effect = z.infer<typeof effectSchema>;
