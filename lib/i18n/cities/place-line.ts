import { states } from '@/lib/i18n/states';
import { defaultLocale, inLanguage, type Locale, locales } from '../locales';
import { cityIn } from './city-name';
import { isLatin } from './script';

export type PlaceOfAddress = { city: string; state: string; pincode?: string };

/**
 * City, state and pincode in a language, all in one script: `जयपुर, राजस्थान 302001`. Where the city has no name that we
 * know in the language, or what stands before it in the line is in another script, the whole line is in the script of
 * those. What is stored stays as it was typed.
 * @param before stands before the city in the same line, e.g. the street
 */
export function placeLine(
  { city, state, pincode }: PlaceOfAddress,
  locale: Locale,
  before = '',
): string {
  const lang = before && isLatin(before) ? defaultLocale : locale;
  const name = cityIn(city, lang);
  const [shown, inLang] = name === undefined ? [city, languageOf(city)] : [name, lang];
  const place = [shown, stateIn(state, inLang)].filter(Boolean).join(', ');
  return pincode ? `${place} ${pincode}` : place;
}

/** Street and place in one line, in one script. */
export const addressLine = (street: string, place: PlaceOfAddress, locale: Locale): string =>
  `${street}, ${placeLine(place, locale, street)}`;

/** The language whose script a name is in; of scripts that no language here has, Hindi's states stand beside it. */
const languageOf = (name: string): Locale =>
  isLatin(name) ? defaultLocale : (locales.find((each) => each !== defaultLocale) ?? defaultLocale);

function stateIn(name: string, locale: Locale): string {
  const state = states.find((candidate) => candidate.name === name);
  return state ? inLanguage(state.names, locale) : name;
}
