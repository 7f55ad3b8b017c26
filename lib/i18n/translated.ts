import {
  defaultLocale,
  fallbackChain,
  type Locale,
  languages,
  locales,
  type OtherLocale,
  otherLocales,
} from './locales';

type Text = string | null | undefined;

/** Returns the first text that is not empty: in the language, in its fallback chain, then in any other. */
export function firstText(
  texts: { readonly [Lang in Locale]?: Text },
  lang: Locale,
): { lang: Locale; text: string } | undefined {
  for (const each of new Set([...fallbackChain(lang), ...locales])) {
    const text = texts[each];
    if (text) return { lang: each, text };
  }
  return undefined;
}

/** The API's field names of a text in each language: `title`, `title_hi`. */
export type FieldIn<Name extends string> = Name | `${Name}_${OtherLocale}`;

export const fieldIn = <Name extends string>(name: Name, lang: Locale): FieldIn<Name> =>
  lang === defaultLocale ? name : `${name}_${lang}`;

/** Returns the fields of a text in every language, the default one first. */
export const fieldsOf = <Name extends string>(name: Name): FieldIn<Name>[] =>
  locales.map((lang) => fieldIn(name, lang));

/** Returns the language of a field of the API, e.g. Hindi for `title_hi`. */
export const languageOfField = (field: string): Locale =>
  locales.find((lang) => lang !== defaultLocale && field.endsWith(`_${lang}`)) ?? defaultLocale;

/** Returns a field's name without its language: `title` for `title_hi`. */
export function withoutLanguage<Field extends string>(
  field: Field,
): Exclude<Field, `${string}_${OtherLocale}`> {
  const lang = languageOfField(field);
  return (lang === defaultLocale ? field : field.slice(0, -lang.length - 1)) as never;
}

/**
 * Splits a path into name and language: `brand.hi` is the Hindi value of `brand`; any other path is only a
 * name.
 */
export function languageOfPath(path: string): { name: string; of: Locale | undefined } {
  const at = path.lastIndexOf('.');
  const end = path.slice(at + 1);
  return at > 0 && end in languages
    ? { name: path.slice(0, at), of: end as Locale }
    : { name: path, of: undefined };
}

/**
 * Returns an API object's text in a language: the first of `title` and `title_hi` that is not empty, by
 * `firstText`.
 */
export function textIn<Name extends string>(
  of: { readonly [Field in FieldIn<Name>]?: Text },
  name: Name,
  lang: Locale,
): string {
  const texts = Object.fromEntries(locales.map((each) => [each, of[fieldIn(name, each)]]));
  return firstText(texts, lang)?.text ?? '';
}

/** Returns the texts of an API object by language. */
export const textsOf = <Name extends string>(
  of: { readonly [Field in FieldIn<Name>]?: Text },
  name: Name,
): { [Lang in Locale]?: Text } =>
  Object.fromEntries(locales.map((lang) => [lang, of[fieldIn(name, lang)]]));

/** Makes a value for each field of a text, by the field's name. */
export const madeFields = <Name extends string, Value>(
  name: Name,
  make: (field: FieldIn<Name>, lang: Locale) => Value,
): Record<FieldIn<Name>, Value> =>
  Object.fromEntries(
    locales.map((lang) => [fieldIn(name, lang), make(fieldIn(name, lang), lang)]),
  ) as Record<FieldIn<Name>, Value>;

/** Returns the fields of a text as form values; missing ones are empty. */
export const fieldValues = <Name extends string>(
  name: Name,
  of: { readonly [Field in FieldIn<Name>]?: Text } = {},
): Record<FieldIn<Name>, string> => madeFields(name, (field) => of[field] ?? '');

export const emptyFields = <Name extends string>(name: Name): Record<FieldIn<Name>, null> =>
  madeFields(name, () => null);

/** A row's texts in other languages than the default one, as the database stores them: `{ hi: { title: '…' } }`. */
export type Translations<Name extends string> = {
  [Lang in OtherLocale]?: { [Text in Name]?: string };
};

/** Returns every text of a row under a name, by language. */
export const textsOfRow = <Name extends string>(
  row: { translations: Translations<Name> } & { readonly [Field in Name]: Text },
  name: Name,
): { [Lang in Locale]?: Text } => ({
  ...Object.fromEntries(
    Object.entries(row.translations).map(([lang, texts]) => [lang, texts?.[name]]),
  ),
  [defaultLocale]: row[name],
});

/**
 * Returns a row's text in a language: its translation, or the first that `firstText` finds; '' if there is
 * none.
 */
export const translated = <Name extends string>(
  row: { translations: Translations<Name> } & { readonly [Field in Name]: Text },
  name: Name,
  lang: Locale,
): string => firstText(textsOfRow(row, name), lang)?.text ?? '';

/** Converts an API object's texts in other languages to a row's translations; empty texts are left out. */
export function translationsIn<Name extends string>(
  of: { readonly [Field in FieldIn<Name>]?: Text },
  names: readonly Name[],
): Translations<Name> {
  const all: Translations<Name> = {};
  for (const lang of otherLocales) {
    const own = names.flatMap((name) => {
      const text = of[fieldIn(name, lang)];
      return text ? [[name, text] as const] : [];
    });
    if (own.length) all[lang] = Object.fromEntries(own) as { [Text in Name]?: string };
  }
  return all;
}

/** Converts a row's translations to the API's fields: `title_hi`; null if there is none. */
export const translatedFields = <Name extends string>(
  { translations }: { translations: Translations<Name> },
  name: Name,
): Record<`${Name}_${OtherLocale}`, string | null> =>
  Object.fromEntries(
    otherLocales.map((lang) => [fieldIn(name, lang), translations[lang]?.[name] ?? null]),
  ) as Record<`${Name}_${OtherLocale}`, string | null>;

/** Works as `translatedFields`, with '' instead of null. */
export const filledFields = <Name extends string>(
  { translations }: { translations: Translations<Name> },
  name: Name,
): Record<`${Name}_${OtherLocale}`, string> =>
  Object.fromEntries(
    otherLocales.map((lang) => [fieldIn(name, lang), translations[lang]?.[name] ?? '']),
  ) as Record<`${Name}_${OtherLocale}`, string>;

/** Converts texts by name and language to a row's translations; empty ones are left out. */
export function translationsFrom<Name extends string>(
  texts: Record<Name, { readonly [Lang in Locale]?: Text }>,
): Translations<Name> {
  const names = Object.keys(texts) as Name[];
  const fields = names.flatMap((name) =>
    locales.map((lang) => [fieldIn(name, lang), texts[name][lang]] as const),
  );
  return translationsIn(Object.fromEntries(fields) as { [Field in FieldIn<Name>]?: Text }, names);
}
