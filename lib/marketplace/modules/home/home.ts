import { and, asc, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { ProductCard } from '@/lib/contract/schemas/catalog';
import type { Banner, Home } from '@/lib/contract/schemas/home/home';
import type { ManagedSection, Pick, SectionsBody } from '@/lib/contract/schemas/home/manage';
import { type BannerKind, homeSectionNames } from '@/lib/contract/schemas/home/sections';
import { fallbackChain, type Locale } from '@/lib/i18n/locales';
import {
  emptyFields,
  fieldIn,
  fieldsOf,
  translatedFields,
  translationsIn,
} from '@/lib/i18n/translated';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import {
  banners,
  bannerTranslations,
  homePicks,
  homeSections,
} from '../../kernel/db/schema/content';
import { listings } from '../../kernel/db/schema/listings';
import { transact } from '../../kernel/db/transaction';
import { InvalidFields } from '../../kernel/errors';
import { markHomeStale } from '../../kernel/events/stale-products/mark';
import { productCards, productCardsOnSale } from '../catalog';
import { isOnSaleByItself } from '../offers';
import type { Search } from '../search';

/** Returns the sections of the home page in their order; sections added by this version have their default places. */
export async function listSections(db: Database): Promise<ManagedSection[]> {
  const rows = await db.select().from(homeSections).orderBy(asc(homeSections.position));
  const known = homeSectionNames as readonly string[];
  const sections = rows
    .filter(({ name }) => known.includes(name))
    .map((row) => ({
      name: row.name,
      is_hidden: row.isHidden,
      title: row.title,
      ...translatedFields(row, 'title'),
    }));
  for (const [at, name] of homeSectionNames.entries()) {
    if (sections.some((one) => one.name === name)) continue;
    sections.splice(at, 0, { name, is_hidden: false, ...emptyFields('title') });
  }
  return sections;
}

/** Orders, hides and names the sections. Saving the default order and names makes them follow the default again. */
export const saveSections = (db: Database, { sections }: SectionsBody): Promise<void> =>
  transact(db, async (tx) => {
    // The lock serialises two operators who save at once, so that the last order is saved completely.
    await tx.execute(sql`lock table ${homeSections} in share row exclusive mode`);
    await tx.delete(homeSections);
    const isUnchanged = sections.every(
      (section, at) =>
        section.name === homeSectionNames[at] &&
        !section.is_hidden &&
        fieldsOf('title').every((field) => !section[field]),
    );
    if (!isUnchanged) {
      await tx.insert(homeSections).values(
        sections.map((section, position) => ({
          name: section.name,
          position,
          isHidden: section.is_hidden,
          title: section.title ?? null,
          translations: translationsIn(section, ['title']),
        })),
      );
    }
    await markHomeStale(tx);
  });

const found = 12;

/** Returns the cards of the chosen listings in their order; leaves out those off sale or deleted. */
async function pickCards(db: Database, lang: Locale): Promise<ProductCard[]> {
  const chosen = await chosenSkus(db);
  const ids = chosen.flatMap(({ id, isOnSale }) => (isOnSale ? [id] : []));
  const cards = await productCardsOnSale(db, lang, ids);
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** Returns the chosen listings in their order, on sale or not. */
export async function listPicks(db: Database, lang: Locale): Promise<Pick[]> {
  const chosen = await chosenSkus(db);
  const ids = chosen.map(({ id }) => id);
  const cards = await productCards(db, lang, ids);
  return chosen.flatMap(({ id, isOnSale }) => {
    const card = cards.get(id);
    return card ? [pickOf(card, isOnSale)] : [];
  });
}

/** Returns listings on sale that a search finds, the most relevant first. */
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
 * Replaces the chosen listings by these, in this order.
 * @throws {InvalidFields} home_pick_gone if one of them does not exist
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

/** Converts a card to the form in which operators choose it. */
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

/** Returns each chosen listing's representative SKU: on sale, in stock, best selling. */
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

type Moment = { lang: Locale; at: Date };

/** Returns banners shown at a moment in a language, by position; of one kind, or of both. */
export async function findBanners(
  db: Database,
  { lang, at, kind }: Moment & { kind?: BannerKind },
): Promise<(Banner & { kind: BannerKind })[]> {
  const chain = fallbackChain(lang);
  const inLanguage = (column: string) =>
    sql<string>`coalesce((select ${sql.identifier(column)} from ${bannerTranslations}
      where banner_id = ${banners.id} and locale in ${chain}
      order by array_position(array[${sql.join(
        chain.map((each) => sql`${each}::text`),
        sql`, `,
      )}], locale) limit 1), '')`;
  return db
    .select({
      id: banners.id,
      kind: banners.kind,
      title: inLanguage('title'),
      text: inLanguage('body'),
      alt: inLanguage('alt'),
      image: banners.image,
      link: banners.link,
    })
    .from(banners)
    .where(and(isShown({ lang, at }), kind && eq(banners.kind, kind)))
    .orderBy(asc(banners.position), desc(banners.id))
    .limit(60);
}

/** Matches banners from their beginning until before their end. */
const isShown = ({ lang, at }: Moment): SQL | undefined =>
  and(
    eq(banners.isActive, true),
    or(isNull(banners.locale), eq(banners.locale, lang)),
    or(isNull(banners.startsAt), lte(banners.startsAt, at)),
    or(isNull(banners.endsAt), gt(banners.endsAt, at)),
  );

/** Returns the home page at a moment: banners by time and language, sections in their order, picks on sale now. */
export async function homeAt(db: Database, lang: Locale, at: Date): Promise<Home> {
  const [banners, sections, picks] = await Promise.all([
    findBanners(db, { lang, at }),
    listSections(db),
    pickCards(db, lang),
  ]);
  const ofKind = (wanted: string) =>
    banners.filter(({ kind }) => kind === wanted).map(({ kind, ...banner }) => banner);
  return {
    banners: ofKind('hero'),
    promotions: ofKind('promotional'),
    sections: sections.flatMap(({ name, is_hidden, ...titles }) =>
      // A missing title falls back to the shop's default title, which is better than one in another language.
      is_hidden ? [] : [{ name, title: titles[fieldIn('title', lang)] ?? null }],
    ),
    picks,
  };
}
