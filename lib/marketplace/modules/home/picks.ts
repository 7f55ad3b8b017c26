import { sql } from 'drizzle-orm';
import type { ProductCard } from '@/lib/api/schemas/catalog';
import type { Pick } from '@/lib/api/schemas/home/manage';
import type { Locale } from '@/lib/i18n/locales';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { homePicks } from '../../kernel/db/schema/content';
import { listings } from '../../kernel/db/schema/listings';
import { transact } from '../../kernel/db/transaction';
import { InvalidFields } from '../../kernel/errors';
import { markHomeStale } from '../../kernel/events/stale-products/mark';
import { productCards, productCardsOnSale } from '../catalog';
import { isOnSaleByItself } from '../offers';
import type { Search } from '../search';

const found = 12;

/** The card of each chosen listing in its order; one that is not on sale, or gone, is left out. */
export async function pickCards(db: Database, lang: Locale): Promise<ProductCard[]> {
  const chosen = await chosenSkus(db);
  const ids = chosen.flatMap(({ id, isOnSale }) => (isOnSale ? [id] : []));
  const cards = await productCardsOnSale(db, lang, ids);
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** The chosen listings in their order, on sale or not. */
export async function listPicks(db: Database, lang: Locale): Promise<Pick[]> {
  const chosen = await chosenSkus(db);
  const ids = chosen.map(({ id }) => id);
  const cards = await productCards(db, lang, ids);
  return chosen.flatMap(({ id, isOnSale }) => {
    const card = cards.get(id);
    return card ? [pickOf(card, isOnSale)] : [];
  });
}

/** Listings on sale that a search finds, the most relevant first. */
export async function findListings(
  { db, search }: { db: Database; search: Search },
  lang: Locale,
  text: string | undefined,
): Promise<Pick[]> {
  if (!text) return [];
  const ids = await search.best(text, found * 2);
  const cards = await productCardsOnSale(db, lang, ids);
  const picks = ids.flatMap((id) => {
    const card = cards.get(id);
    return card ? [pickOf(card, true)] : [];
  });
  return [...new Map(picks.map((pick) => [pick.listing_id, pick])).values()].slice(0, found);
}

/**
 * Chooses these listings, in this order, in place of those until now.
 * @throws {InvalidFields} home_pick_gone where one of them does not exist
 */
export const savePicks = (db: Database, listingIds: number[]): Promise<void> =>
  transact(db, async (tx) => {
    await tx.execute(sql`lock table ${homePicks} in share row exclusive mode`);
    await tx.delete(homePicks);
    if (listingIds.length) {
      const ids = sql.join(listingIds, sql`, `);
      const added = await rowsOf(
        tx,
        sql`
        insert into ${homePicks} (listing_id, position)
        select ${listings.id}, array_position(array[${ids}]::bigint[], ${listings.id})
        from ${listings} where ${listings.id} in (${ids}) returning listing_id`,
      );
      if (added.length < listingIds.length) {
        throw new InvalidFields({ listing_ids: 'home_pick_gone' });
      }
    }
    await markHomeStale(tx);
  });

/** A card as operators choose it. */
export const pickOf = (
  { listing, name, store, image_1 }: ProductCard,
  is_on_sale: boolean,
): Pick => ({
  listing_id: listing?.id ?? 0,
  name,
  store: store.name,
  image: image_1,
  is_on_sale,
});

/** Of each chosen listing the SKU that stands for it: on sale, in stock, the best selling. */
const chosenSkus = (db: Database) =>
  rowsOf<{ id: number; isOnSale: boolean }>(
    db,
    sql`select sku.id::int as id, sku.on_sale as "isOnSale" from ${homePicks}
      cross join lateral (
        select ${products.id} as id, ${isOnSaleByItself} as on_sale from ${products}
        where ${products.listingId} = ${homePicks.listingId}
        order by ${isOnSaleByItself} desc, ${products.stock} > 0 desc, ${products.soldCount} desc,
          ${products.id} limit 1) sku
      order by ${homePicks.position}`,
  );
