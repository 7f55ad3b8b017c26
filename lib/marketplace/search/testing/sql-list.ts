import { and, asc, sql } from 'drizzle-orm';
import type { Facets } from '@/lib/api/schemas/facets';
import type { Locale } from '@/lib/i18n/locales';
import { isOnSale } from '../../catalog/on-sale';
import { livePrice } from '../../catalog/price';
import type { Database } from '../../db/connection';
import { products } from '../../db/schema/catalog';
import type { ListQuery } from '../engine';
import { countFacets } from './sql-facets';
import { filtersOf, selectFrom } from './sql-filters';

/** What a list without a search has to say, by plain SQL: all ids by price, how many, and the facets. */
export async function listBySql(
  db: Database,
  lang: Locale,
  query: ListQuery,
): Promise<{ ids: number[]; facets: Facets }> {
  const by = filtersOf(query);
  const rows = await selectFrom(db, lang, { id: sql<number>`${products.id}::float8` })
    .where(and(isOnSale, ...Object.values(by)))
    .orderBy(asc(livePrice), asc(products.id));
  return {
    ids: rows.map(({ id }) => Number(id)),
    facets: await countFacets(db, lang, query, by),
  };
}
