import type { Locale } from '@/lib/i18n/locales';
import { type BodyOf, call, dataOf, type InputOf } from '../call';

/** Synonyms and boosts of the search. */
export const getSearchRules = (lang: Locale) => dataOf(call('GET /api/operator/search', { lang }));

export type EffectInput = NonNullable<InputOf<'GET /api/operator/search/effect'>['query']>;

/** The first results of a search as they are, and as they would be with a rule. */
export const getEffect = (lang: Locale, query: EffectInput) =>
  dataOf(call('GET /api/operator/search/effect', { lang, query }));

export type SynonymInput = BodyOf<'POST /api/operator/search/synonyms'>;

/** Adds a group of synonyms, or changes the one with this id. */
export const saveSynonym = (lang: Locale, id: number | undefined, body: SynonymInput) =>
  id === undefined
    ? dataOf(call('POST /api/operator/search/synonyms', { lang, body }))
    : dataOf(call('PUT /api/operator/search/synonyms/{id}', { lang, params: { id }, body }));

export const removeSynonym = (lang: Locale, id: number) =>
  call('DELETE /api/operator/search/synonyms/{id}', { lang, params: { id } });

export type BoostInput = BodyOf<'POST /api/operator/search/boosts'>;

/** Adds a boost, or changes the one with this id. */
export const saveBoost = (lang: Locale, id: number | undefined, body: BoostInput) =>
  id === undefined
    ? dataOf(call('POST /api/operator/search/boosts', { lang, body }))
    : dataOf(call('PUT /api/operator/search/boosts/{id}', { lang, params: { id }, body }));

export const removeBoost = (lang: Locale, id: number) =>
  call('DELETE /api/operator/search/boosts/{id}', { lang, params: { id } });

export type OccasionInput = BodyOf<'POST /api/operator/search/occasions'>;

/** Adds an occasion, or changes the one with this id. */
export const saveOccasion = (lang: Locale, id: number | undefined, body: OccasionInput) =>
  id === undefined
    ? dataOf(call('POST /api/operator/search/occasions', { lang, body }))
    : dataOf(call('PUT /api/operator/search/occasions/{id}', { lang, params: { id }, body }));

export const removeOccasion = (lang: Locale, id: number) =>
  call('DELETE /api/operator/search/occasions/{id}', { lang, params: { id } });

/** Switches a built-in occasion off, or on again. */
export const switchOccasion = (lang: Locale, name: string, is_on: boolean) =>
  call('PUT /api/operator/search/built-in-occasions/{name}', {
    lang,
    params: { name },
    body: { is_on },
  });

/** Words of the last thirty days that nothing in the market has, the most frequent first. */
export const getUnmetSearches = (lang: Locale) =>
  dataOf(call('GET /api/operator/searches', { lang, query: { days: 30, only: 'unmet' } }));

/** The most frequent searches of the last thirty days that found nothing. */
export const getEmptySearches = (lang: Locale) =>
  dataOf(call('GET /api/operator/searches', { lang, query: { days: 30, only: 'empty' } }));
