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

/** The first text that is not empty: of the language, of those in its fallback chain, then of any other. */
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

/** How the API calls a text in each language: `title`, `title_hi`. */
export type FieldIn<Name extends string> = Name | `${Name}_${OtherLocale}`;

export const fieldIn = <Name extends string>(name: Name, lang: Locale): FieldIn<Name> =>
  lang === defaultLocale ? name : `${name}_${lang}`;

/** The fields of a text in every language, the default one first. */
export const fieldsOf = <Name extends string>(name: Name): FieldIn<Name>[] =>
  locales.map((lang) => fieldIn(name, lang));

/** The language of a field of the API, e.g. Hindi for `title_hi`. */
export const languageOfField = (field: string): Locale =>
  locales.find((lang) => lang !== defaultLocale && field.endsWith(`_${lang}`)) ?? defaultLocale;

/** The text of a field of the API, whatever its language: `title` for `title_hi`. */
export function withoutLanguage<Field extends string>(
  field: Field,
): Exclude<Field, `${string}_${OtherLocale}`> {
  const lang = languageOfField(field);
  return (lang === defaultLocale ? field : field.slice(0, -lang.length - 1)) as never;
}

/** A value by language as a path names it: `brand.hi` is the Hindi one of `brand`; any other path is a name alone. */
export function languageOfPath(path: string): { name: string; of: Locale | undefined } {
  const at = path.lastIndexOf('.');
  const end = path.slice(at + 1);
  return at > 0 && end in languages
    ? { name: path.slice(0, at), of: end as Locale }
    : { name: path, of: undefined };
}

/** A text of the API in a language: of `title` and `title_hi` the first that is not empty, as `firstText` chooses. */
export function textIn<Name extends string>(
  of: { readonly [Field in FieldIn<Name>]?: Text },
  name: Name,
  lang: Locale,
): string {
  const texts = Object.fromEntries(locales.map((each) => [each, of[fieldIn(name, each)]]));
  return firstText(texts, lang)?.text ?? '';
}

/** The texts of an API's object by language. */
export const textsOf = <Name extends string>(
  of: { readonly [Field in FieldIn<Name>]?: Text },
  name: Name,
): { [Lang in Locale]?: Text } =>
  Object.fromEntries(locales.map((lang) => [lang, of[fieldIn(name, lang)]]));

/** A value for each field of a text, made by its name. */
export const madeFields = <Name extends string, Value>(
  name: Name,
  make: (field: FieldIn<Name>, lang: Locale) => Value,
): Record<FieldIn<Name>, Value> =>
  Object.fromEntries(
    locales.map((lang) => [fieldIn(name, lang), make(fieldIn(name, lang), lang)]),
  ) as Record<FieldIn<Name>, Value>;

/** The fields of a text as a form has them: what is missing is empty. */
export const fieldValues = <Name extends string>(
  name: Name,
  of: { readonly [Field in FieldIn<Name>]?: Text } = {},
): Record<FieldIn<Name>, string> => madeFields(name, (field) => of[field] ?? '');

export const emptyFields = <Name extends string>(name: Name): Record<FieldIn<Name>, null> =>
  madeFields(name, () => null);

/** A row's texts in other languages than the default one, as the database keeps them: `{ hi: { title: '…' } }`. */
export type Translations<Name extends string> = {
  [Lang in OtherLocale]?: { [Text in Name]?: string };
};

/** Every text that a row has of a name, by language. */
export const textsOfRow = <Name extends string>(
  row: { translations: Translations<Name> } & { readonly [Field in Name]: Text },
  name: Name,
): { [Lang in Locale]?: Text } => ({
  ...Object.fromEntries(
    Object.entries(row.translations).map(([lang, texts]) => [lang, texts?.[name]]),
  ),
  [defaultLocale]: row[name],
});

/** A row's text in a language: its translation, or the first that `firstText` finds; empty where there is none. */
export const translated = <Name extends string>(
  row: { translations: Translations<Name> } & { readonly [Field in Name]: Text },
  name: Name,
  lang: Locale,
): string => firstText(textsOfRow(row, name), lang)?.text ?? '';

/** What an API's object says in other languages, as a row keeps it; empty texts are left out. */
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

/** The translations of a row as the API's fields: `title_hi`; null where there is none. */
export const translatedFields = <Name extends string>(
  { translations }: { translations: Translations<Name> },
  name: Name,
): Record<`${Name}_${OtherLocale}`, string | null> =>
  Object.fromEntries(
    otherLocales.map((lang) => [fieldIn(name, lang), translations[lang]?.[name] ?? null]),
  ) as Record<`${Name}_${OtherLocale}`, string | null>;

/** Like `translatedFields`, empty where there is none. */
export const filledFields = <Name extends string>(
  { translations }: { translations: Translations<Name> },
  name: Name,
): Record<`${Name}_${OtherLocale}`, string> =>
  Object.fromEntries(
    otherLocales.map((lang) => [fieldIn(name, lang), translations[lang]?.[name] ?? '']),
  ) as Record<`${Name}_${OtherLocale}`, string>;

/** Texts by name and language as a row keeps those of other languages; empty ones are left out. */
export function translationsFrom<Name extends string>(
  texts: Record<Name, { readonly [Lang in Locale]?: Text }>,
): Translations<Name> {
  const names = Object.keys(texts) as Name[];
  const fields = names.flatMap((name) =>
    locales.map((lang) => [fieldIn(name, lang), texts[name][lang]] as const),
  );
  return translationsIn(Object.fromEntries(fields) as { [Field in FieldIn<Name>]?: Text }, names);
}
