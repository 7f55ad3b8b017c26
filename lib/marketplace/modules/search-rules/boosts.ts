import { desc, eq, sql } from 'drizzle-orm';
import { searchRuleLimits } from '@/lib/contract/schemas/search-rules/limits';
import type { Boost, BoostBody } from '@/lib/contract/schemas/search-rules/search-rules';
import type { Locale } from '@/lib/i18n/locales';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { firstRow } from '../../kernel/db/first-row';
import { searchBoosts } from '../../kernel/db/schema/search';
import { transact } from '../../kernel/db/transaction';
import { DomainError, InvalidFields, NotFound } from '../../kernel/errors';
import { markCatalogueStale } from '../../kernel/events/stale-products/mark';

type Context = { lang: Locale; now: Date };

/** Returns all boosts, the newest first. */
export async function listBoosts(db: Database, { lang, now }: Context): Promise<Boost[]> {
  const rows = await select(db, lang).orderBy(desc(searchBoosts.id));
  return rows.map((row) => boostOf(row, now));
}

/**
 * @throws {DomainError} 409 search_boosts_full
 * @throws {InvalidFields} search_target_gone
 */
export const addBoost = (db: Database, context: Context, body: BoostBody): Promise<Boost> =>
  transact(db, async (tx) => {
    const max = searchRuleLimits.boosts;
    if ((await tx.$count(searchBoosts)) >= max) {
      throw new DomainError(409, 'search_boosts_full', { params: { max } });
    }
    await checkTarget(tx, body);
    const added = await tx
      .insert(searchBoosts)
      .values(rowOf(body))
      .returning({ id: searchBoosts.id });
    return written(tx, context, firstRow(added).id);
  });

/**
 * @throws {NotFound} search_rule_not_found
 * @throws {InvalidFields} search_target_gone
 */
export const changeBoost = (
  db: Database,
  context: Context,
  { id, ...body }: BoostBody & { id: number },
): Promise<Boost> =>
  transact(db, async (tx) => {
    await checkTarget(tx, body);
    const changed = await tx
      .update(searchBoosts)
      .set(rowOf(body))
      .where(eq(searchBoosts.id, id))
      .returning({ id: searchBoosts.id });
    if (changed.length === 0) throw new NotFound('search_rule_not_found');
    return written(tx, context, id);
  });

/** @throws {NotFound} search_rule_not_found */
export const removeBoost = (db: Database, id: number): Promise<void> =>
  transact(db, async (tx) => {
    const gone = await tx
      .delete(searchBoosts)
      .where(eq(searchBoosts.id, id))
      .returning({ id: searchBoosts.id });
    if (gone.length === 0) throw new NotFound('search_rule_not_found');
    await markCatalogueStale(tx);
  });

const tables = { listing: sql`listings`, brand: sql`brands`, category: sql`categories` };

async function checkTarget(tx: Database, { kind, target_id }: BoostBody): Promise<void> {
  const found = await rowsOf(tx, sql`select 1 from ${tables[kind]} where id = ${target_id}`);
  if (found.length === 0) throw new InvalidFields({ target_id: 'search_target_gone' });
}

const rowOf = ({ query, kind, target_id, starts_at, ends_at }: BoostBody) => ({
  query: query ?? null,
  listingId: kind === 'listing' ? target_id : null,
  brandId: kind === 'brand' ? target_id : null,
  categoryId: kind === 'category' ? target_id : null,
  startsAt: starts_at === null ? null : new Date(starts_at),
  endsAt: ends_at === null ? null : new Date(ends_at),
});

/** Marks search lists stale for now, and for the boost's beginning and end. */
async function written(tx: Database, { lang, now }: Context, id: number): Promise<Boost> {
  const row = firstRow(await select(tx, lang).where(eq(searchBoosts.id, id)));
  const { startsAt, endsAt } = row.boost;
  await markCatalogueStale(
    tx,
    [startsAt, endsAt].filter((moment) => moment && moment > now),
  );
  return boostOf(row, now);
}

const select = (db: Database, lang: Locale) =>
  db
    .select({
      boost: searchBoosts,
      name: sql<string>`coalesce(
        (select b.name from brands b where b.id = ${searchBoosts.brandId}),
        (select coalesce(t.name, c.name) from categories c
          left join category_translations t on t.category_id = c.id and t.locale = ${lang}
          where c.id = ${searchBoosts.categoryId}),
        (select coalesce(t.name, p.name) from products p
          left join product_translations t on t.product_id = p.id and t.locale = ${lang}
          where p.listing_id = ${searchBoosts.listingId} order by p.id limit 1), '')`,
    })
    .from(searchBoosts)
    .$dynamic();

type Row = Awaited<ReturnType<typeof select>>[number];

function boostOf({ boost, name }: Row, now: Date): Boost {
  const { id, query, listingId, brandId, categoryId, startsAt, endsAt } = boost;
  const isOver = endsAt !== null && endsAt <= now;
  const isWaiting = startsAt !== null && startsAt > now;
  return {
    id,
    query,
    kind: listingId !== null ? 'listing' : brandId !== null ? 'brand' : 'category',
    target_id: listingId ?? brandId ?? categoryId ?? 0,
    name,
    starts_at: startsAt?.toISOString() ?? null,
    ends_at: endsAt?.toISOString() ?? null,
    state: isOver ? 'over' : isWaiting ? 'waiting' : 'live',
  };
}
