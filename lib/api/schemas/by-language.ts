import { z } from 'zod';
import {
  defaultLocale,
  eachLanguage,
  type FirstLocale,
  type Locale,
  locales,
} from '@/lib/i18n/locales';

/** A value for each language that a caller gives. */
export function byLanguage<Value extends z.ZodType>(value: Value) {
  const given = { en: value, hi: value };
  const later = locales.filter((lang) => !(lang in given));
  return z.object(given).extend(
    Object.fromEntries(later.map((lang) => [lang, value.optional()])) as {
      [Lang in Exclude<Locale, FirstLocale>]: z.ZodOptional<Value>;
    },
  );
}

/** A value for each language, as the API answers it. */
export const forEachLanguage = <Value extends z.ZodType>(value: Value) =>
  z.object(eachLanguage(() => value));

type Later<Name extends string> = `${Name}_${Exclude<Locale, FirstLocale>}`;

/**
 * A text and its translations as fields of one object: `title`, `title_hi`. Those in a language that came later may be
 * left out.
 */
export function inFields<
  Name extends string,
  Text extends z.ZodType,
  Translation extends z.ZodType = Text,
>(
  name: Name,
  text: Text,
  translation: Translation = text as never,
): Record<Name, Text> &
  Record<`${Name}_hi`, Translation> &
  Record<Later<Name>, z.ZodOptional<Translation>> {
  const first = { [name]: text, [`${name}_hi`]: translation };
  const later = locales
    .filter((lang) => lang !== defaultLocale && !(`${name}_${lang}` in first))
    .map((lang) => [`${name}_${lang}`, translation.optional()]);
  return { ...first, ...Object.fromEntries(later) } as never;
}

/** The same values under names such as `about_en`. */
export const prefixed = <Name extends string, Values extends object>(name: Name, values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([lang, value]) => [`${name}_${lang}`, value]),
  ) as unknown as { [Lang in keyof Values & string as `${Name}_${Lang}`]: Values[Lang] };
