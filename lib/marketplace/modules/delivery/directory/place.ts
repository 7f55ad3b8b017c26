import { type ByLanguage, defaultLocale, inLanguage, type Locale } from '@/lib/i18n/locales';
import type { State } from '@/lib/i18n/states';
import { cities } from '../pincodes';
import { entriesOf } from './directory';

/** A place with its states: one for nearly all pincodes; if there are two, only the shopper knows the right one. */
export type Place = {
  states: readonly State[];
  /** Undefined if two states have the pincode. */
  state: State | undefined;
  /** The larger city with this prefix, else the district; undefined if two states have the pincode. */
  city: ByLanguage<string> | undefined;
};

/** Returns whether the directory has a pincode. */
export const isPincode = (pincode: string): boolean => entriesOf(pincode).length > 0;

/** Returns the place of a pincode of six digits; undefined if India has no such pincode. */
export function placeOf(pincode: string): Place | undefined {
  const entries = entriesOf(pincode);
  const [first] = entries;
  if (!first) return undefined;
  const found = entries.map((entry) => entry.state);
  if (entries.length > 1) return { states: found, state: undefined, city: undefined };
  const { state, district } = first;
  return { states: found, state, city: cityOf(pincode, state) ?? district };
}

/**
 * Returns the city of a pincode. A city's prefix may reach into a neighbouring state, where its name would be
 * wrong.
 */
function cityOf(pincode: string, state: State): ByLanguage<string> | undefined {
  for (let length = 4; length >= 3; length--) {
    const city = cities[pincode.slice(0, length)];
    if (city) return city[0] === state.iso ? { en: city[1], hi: city[2] } : undefined;
  }
  return undefined;
}

/** Returns the names of a place in a language; for two states both, `Punjab / Chandigarh`. */
export function namesOf({ states, city }: Place, lang: Locale) {
  const name = city ? inLanguage(city, lang) : null;
  // A district that was imported without a Hindi name stands in English, and its state with it.
  const isEnglish = name !== null && name === city?.en;
  const inOne = isEnglish ? defaultLocale : lang;
  return { city: name, state: states.map(({ names }) => inLanguage(names, inOne)).join(' / ') };
}

/**
 * Returns the error of a pincode and state that are not one address, by the field to change; undefined if they
 * match.
 */
export function addressFault(
  pincode: string,
  state: State,
): { pincode: 'pincode_unknown' } | { state: 'state_of_pincode' } | undefined {
  const place = placeOf(pincode);
  if (!place) return { pincode: 'pincode_unknown' };
  return place.states.includes(state) ? undefined : { state: 'state_of_pincode' };
}
