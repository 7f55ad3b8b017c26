import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { defaultLocale, fallbackChain, type Locale } from '@/lib/i18n/locales';
import type { Translations } from '@/lib/i18n/translated';

/** SQL: a category's names in other languages. */
export const translationsOfCategory = (id: SQL): SQL<Translations<'name'>> =>
  namesIn(sql`category_translations named where named.category_id = ${id}`);

/** SQL: a product's names in other languages. */
export const translationsOfProduct = (id: SQL): SQL<Translations<'name'>> =>
  namesIn(sql`product_translations named where named.product_id = ${id}`);

const namesIn = (source: SQL) =>
  sql<Translations<'name'>>`coalesce((select jsonb_object_agg(named.locale,
    jsonb_build_object('name', named.name)) from ${source}), '{}')`;

type Wanted = { of: SQL; name: string; lang: Locale };

/** SQL: a column's text in a language: from `translations` the first of the fallback chain, else the column itself. */
export function translatedText(text: SQL, { of, name, lang }: Wanted): SQL<string> {
  const chain = fallbackChain(lang).filter((each) => each !== defaultLocale);
  const all = [...chain.map((each) => sql`${of} -> ${each} ->> ${name}`), text];
  return all.length === 1 ? (text as SQL<string>) : sql`coalesce(${sql.join(all, sql`, `)})`;
}

/** Matches rows with any translation of a text like the pattern, ignoring case. */
export const anyTranslation = (of: AnyColumn, name: string, pattern: string): SQL =>
  sql`exists (select 1 from jsonb_each(${of}) said where said.value ->> ${name} ilike ${pattern})`;
