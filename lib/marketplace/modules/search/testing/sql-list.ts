import { and, asc, desc, sql } from 'drizzle-orm';
import type { Facets } from '@/lib/contract/schemas/facets';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import type { ListQuery } from '../../../providers/search/provider';
import { isOnSale } from '../../offers/on-sale';
import { livePrice } from '../../offers/price';
import { countFacets } from './sql-facets';
import { filtersOf, selectFrom } from './sql-filters';

/**
 * Returns the expected result of a list without a search, by plain SQL: the facets, and all ids by price,
 * sold-out products last; of a listing the first SKU only, unless SKUs are asked for.
 */
export async function listBySql(
  db: Database,
  lang: Locale,
  query: ListQuery,
): Promise<{ ids: number[]; facets: Facets }> {
  const by = filtersOf(query);
  const rows = await selectFrom(db, lang, {
    id: sql<number>`${products.id}::float8`,
    listing: sql<number>`${products.listingId}::float8`,
  })
    .where(and(isOnSale, ...Object.values(by)))
    .orderBy(desc(sql`${products.stock} > 0`), asc(livePrice), asc(products.id));
  const seen = new Set<number>();
  const first = rows.filter(
    ({ listing }) => !seen.has(Number(listing)) && seen.add(Number(listing)),
  );
  return {
    ids: (query.group === 'sku' ? rows : first).map(({ id }) => Number(id)),
    facets: await countFacets(db, lang, query, by),
  };
}
