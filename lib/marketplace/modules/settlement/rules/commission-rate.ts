import { sql } from 'drizzle-orm';
import { dayOf } from '@/lib/time/india';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { MissingRate } from './rates';

/**
 * The commission of a store on goods of a category at a moment, in hundredths of a percent: the store's own
 * rate first, then that of the category or its nearest ancestor, then the general one.
 * @throws {MissingRate} where not even a general one held at that moment
 */
export async function commissionRate(
  db: Database,
  { storeId, categoryId, at }: { storeId: number; categoryId: number; at: Date },
): Promise<number> {
  const [rate] = await rowsOf<{ basis_points: number }>(
    db,
    sql`with recursive line (id, parent_id, depth) as (
        select id, parent_id, 0 from categories where id = ${categoryId}
        union all
        select c.id, c.parent_id, depth + 1 from categories c join line on c.id = line.parent_id
        where depth < 10
      )
      select r.basis_points from commission_rates r left join line on line.id = r.category_id
      where r.valid_from <= ${at.toISOString()}::timestamptz
        and (r.store_id is null or r.store_id = ${storeId})
        and (r.category_id is null or line.id is not null)
      order by (r.store_id is not null) desc, (r.category_id is not null) desc, line.depth asc,
        r.valid_from desc, r.id desc
      limit 1`,
  );
  if (!rate) throw new MissingRate('commission', dayOf(at));
  return rate.basis_points;
}
