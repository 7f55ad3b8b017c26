import { z } from 'zod';
import {
  defaultLocale,
  eachLanguage,
  type FirstLocale,
  type Locale,
  locales,
} from '@/lib/i18n/locales';

/** Returns the schema of an input value in each language. */
export function byLanguage<Value extends z.core.SomeType>(value: Value) {
  const given = { en: value, hi: value };
  const later = locales.filter((lang) => !(lang in given));
  return z.object(given).extend(
    Object.fromEntries(later.map((lang) => [lang, z.optional(value)])) as {
      [Lang in Exclude<Locale, FirstLocale>]: z.ZodOptional<Value>;
    },
  );
}

/** Returns the schema of an answer's value in each language. */
export const forEachLanguage = <Value extends z.core.SomeType>(value: Value) =>
  z.object(eachLanguage(() => value));

type Later<Name extends string> = `${Name}_${Exclude<Locale, FirstLocale>}`;

/**
 * Returns the schema of a text and its translations as fields of one object: `title`, `title_hi`. Languages
 * added later are optional.
 */
export function inFields<
  Name extends string,
  Text extends z.core.SomeType,
  Translation extends z.core.SomeType = Text,
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
    .map((lang) => [`${name}_${lang}`, z.optional(translation)]);
  return { ...first, ...Object.fromEntries(later) } as never;
}

/** Renames values by language to names such as `about_en`. */
export const prefixed = <Name extends string, Values extends object>(name: Name, values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([lang, value]) => [`${name}_${lang}`, value]),
  ) as unknown as { [Lang in keyof Values & string as `${Name}_${Lang}`]: Values[Lang] };
