import { asc, count, eq, inArray, max, sql } from 'drizzle-orm';
import type { BannerBody, ManagedBanner } from '@/lib/contract/schemas/home/manage';
import { homeLimits } from '@/lib/contract/schemas/home/sections';
import { pathIn } from '@/lib/i18n/language-path';
import { type Locale, locales } from '@/lib/i18n/locales';
import { fieldIn, madeFields } from '@/lib/i18n/translated';
import { pathsOf } from '@/lib/paths/routes';
import type { Database } from '../../kernel/db/connection';
import { firstRow } from '../../kernel/db/first-row';
import { banners, bannerTranslations } from '../../kernel/db/schema/content';
import { transact } from '../../kernel/db/transaction';
import { DomainError, InvalidFields, NotFound } from '../../kernel/errors';
import { markHomeStale } from '../../kernel/events/stale-products/mark';
import { ownPath } from '../content';

const shopPage = pathsOf(({ kind }) => kind === 'static' || kind === 'view');

/**
 * Returns an operator's link as path and query without the language; pages add their own language.
 * @throws {InvalidFields} home_link if it is no page of the shop
 */
export function shopLink(given: string): string {
  const [path = '', query] = ownPathOf(given).split('?');
  if (!shopPage.test(path)) throw refused();
  const bare = pathIn('en', path);
  return query ? `${bare}?${query}` : bare;
}

const refused = () => new InvalidFields({ link: 'home_link' });

function ownPathOf(given: string): string {
  try {
    return ownPath(given);
  } catch (error) {
    throw error instanceof InvalidFields ? refused() : error;
  }
}

type Wanted = { body: BannerBody; now: Date };

/** Returns all banners, each kind in its order. */
export async function listManagedBanners(db: Database, now: Date): Promise<ManagedBanner[]> {
  const rows = await select(db).orderBy(asc(banners.kind), asc(banners.position), banners.id);
  return rows.map((row) => managed(row, now));
}

/**
 * Adds a banner after the others of its kind.
 * @throws {InvalidFields} home_link
 * @throws {DomainError} 409 home_banners_full
 */
export const addBanner = (db: Database, { body, now }: Wanted): Promise<ManagedBanner> =>
  transact(db, async (tx) => {
    const [others] = await tx
      .select({ last: max(banners.position), count: count() })
      .from(banners)
      .where(eq(banners.kind, body.kind));
    if ((others?.count ?? 0) >= homeLimits.banners) {
      throw new DomainError(409, 'home_banners_full', { params: { max: homeLimits.banners } });
    }
    const position = (others?.last ?? 0) + 1;
    const { id } = firstRow(
      await tx
        .insert(banners)
        .values({ ...rowOf(body), position })
        .returning({ id: banners.id }),
    );
    return written(tx, id, { body, now });
  });

/**
 * Changes a banner.
 * @throws {NotFound} banner_not_found
 * @throws {InvalidFields} home_link
 */
export const changeBanner = (
  db: Database,
  { id, ...wanted }: Wanted & { id: number },
): Promise<ManagedBanner> =>
  transact(db, async (tx) => {
    const changed = await tx
      .update(banners)
      .set(rowOf(wanted.body))
      .where(eq(banners.id, id))
      .returning({ id: banners.id });
    if (changed.length === 0) throw new NotFound('banner_not_found');
    return written(tx, id, wanted);
  });

/**
 * Removes a banner.
 * @throws {NotFound} banner_not_found
 */
export const removeBanner = (db: Database, id: number): Promise<void> =>
  transact(db, async (tx) => {
    const gone = await tx.delete(banners).where(eq(banners.id, id)).returning({ id: banners.id });
    if (gone.length === 0) throw new NotFound('banner_not_found');
    await markHomeStale(tx);
  });

/** Puts banners in this order; others keep their places. */
export const orderBanners = (db: Database, ids: number[]): Promise<void> =>
  transact(db, async (tx) => {
    const rank = sql`array_position(array[${sql.join(ids, sql`, `)}]::bigint[], ${banners.id})`;
    await tx.update(banners).set({ position: rank }).where(inArray(banners.id, ids));
    await markHomeStale(tx);
  });

const rowOf = (body: BannerBody) => ({
  kind: body.kind,
  image: body.image,
  link: shopLink(body.link),
  locale: body.locale,
  isActive: !body.is_hidden,
  startsAt: body.starts_at === null ? null : new Date(body.starts_at),
  endsAt: body.ends_at === null ? null : new Date(body.ends_at),
});

/** Writes the words of a banner, and marks the pages that show it as stale now and at its beginning and end. */
async function written(tx: Database, bannerId: number, { body, now }: Wanted) {
  await tx.delete(bannerTranslations).where(eq(bannerTranslations.bannerId, bannerId));
  const words = locales.flatMap((locale) => {
    const of = (name: 'title' | 'text' | 'alt') => body[fieldIn(name, locale)];
    const title = of('title');
    return title ? [{ bannerId, locale, title, body: of('text'), alt: of('alt') }] : [];
  });
  await tx.insert(bannerTranslations).values(words);
  const { startsAt, endsAt } = rowOf(body);
  await markHomeStale(
    tx,
    [startsAt, endsAt].filter((moment) => moment && moment > now),
  );
  return managed(firstRow(await select(tx).where(eq(banners.id, bannerId))), now);
}

const wordsIn = (locale: Locale, column: 'title' | 'body' | 'alt') =>
  sql<string>`coalesce((select ${sql.identifier(column)} from ${bannerTranslations}
    where banner_id = ${banners.id} and locale = ${locale}), '')`;

const select = (db: Database) =>
  db
    .select({
      banner: banners,
      words: {
        ...madeFields('title', (_, lang) => wordsIn(lang, 'title')),
        ...madeFields('text', (_, lang) => wordsIn(lang, 'body')),
        ...madeFields('alt', (_, lang) => wordsIn(lang, 'alt')),
      },
    })
    .from(banners)
    .$dynamic();

type Row = Awaited<ReturnType<typeof select>>[number];

function managed({ banner, words }: Row, now: Date): ManagedBanner {
  const { id, kind, image, link, locale, isActive, startsAt, endsAt } = banner;
  const moment = (at: Date | null) => at?.toISOString() ?? null;
  const state = () => {
    if (!isActive) return 'hidden';
    if (endsAt && endsAt <= now) return 'over';
    return startsAt && startsAt > now ? 'waiting' : 'live';
  };
  const period = { starts_at: moment(startsAt), ends_at: moment(endsAt) };
  return { id, kind, image, link, locale, ...period, state: state(), ...words };
}
