import { type SQL, sql } from 'drizzle-orm';
import type { Translations } from '@/lib/i18n/translated';

/** A category's names in other languages, read beside it. */
export const translationsOfCategory = (id: SQL): SQL<Translations<'name'>> =>
  sql`coalesce((select jsonb_object_agg(named.locale, jsonb_build_object('name', named.name))
    from category_translations named where named.category_id = ${id}), '{}')`;
