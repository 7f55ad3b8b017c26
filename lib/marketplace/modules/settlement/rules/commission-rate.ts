import { and, desc, inArray, isNull, or, sql } from 'drizzle-orm';
import { dayOf } from '@/lib/time/india';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { commissionRates } from '../../../kernel/db/schema/ledger';
import { MissingRate } from './rates';

type Asked = { storeId: number; categoryId: number; at: Date };

/**
 * Returns the commission of a store on goods of a category at a moment, in hundredths of a percent: the
 * store's own rate first, then that of the category or its nearest ancestor, then the general one.
 * @throws {MissingRate} if not even a general one applied at that moment
 */
export async function commissionRate(db: Database, asked: Asked): Promise<number> {
  return (await loadCommission(db, [asked]))(asked);
}

/**
 * Loads `commissionRate` of these stores and categories for any moment, in two statements.
 * @returns a function that gives the rate of one of them, or throws MissingRate
 */
export async function loadCommission(
  db: Database,
  asked: readonly Pick<Asked, 'storeId' | 'categoryId'>[],
): Promise<(one: Asked) => number> {
  const storeIds = [...new Set(asked.map(({ storeId }) => storeId))];
  const lines = await linesOf(db, [...new Set(asked.map(({ categoryId }) => categoryId))]);
  const rates = await db
    .select()
    .from(commissionRates)
    .where(
      or(
        and(isNull(commissionRates.storeId), isNull(commissionRates.categoryId)),
        inArray(commissionRates.storeId, storeIds),
        inArray(commissionRates.categoryId, [...new Set([...lines.values()].flat())]),
      ),
    )
    .orderBy(desc(commissionRates.validFrom), desc(commissionRates.id));
  return ({ storeId, categoryId, at }) => {
    const held = rates.filter(({ validFrom }) => validFrom <= at);
    const own = held.find((rate) => rate.storeId === storeId);
    const ofCategory = (lines.get(categoryId) ?? []).flatMap(
      (id) => held.find((rate) => rate.categoryId === id) ?? [],
    );
    const general = held.find((rate) => rate.storeId === null && rate.categoryId === null);
    const rate = own ?? ofCategory[0] ?? general;
    if (!rate) throw new MissingRate('commission', dayOf(at));
    return rate.basisPoints;
  };
}

/** Returns each category with its ancestors, the nearest first. */
async function linesOf(db: Database, ids: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await rowsOf<{ category: number; line: number[] }>(
    db,
    sql`with recursive line (category, id, parent_id, depth) as (
        select id, id, parent_id, 0 from categories where id = any(${`{${ids.join(',')}}`}::bigint[])
        union all
        select line.category, c.id, c.parent_id, depth + 1
        from categories c join line on c.id = line.parent_id where depth < 10
      )
      select category::float8 as category, array_agg(id::float8 order by depth) as line
      from line group by category`,
  );
  return new Map(rows.map(({ category, line }) => [category, line]));
}
