import { sql } from 'drizzle-orm';
import type { PromiseReport } from '@/lib/contract/schemas/operators/promises';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { deliveryLearning } from '../../../kernel/db/schema/learned';
import { enough } from './learn';

const mostLanes = 500;

/** Returns how promised days were kept in the last ninety days: in all, and by courier and states. */
export async function promiseReport(db: Database): Promise<PromiseReport> {
  const [state] = await db.select({ at: deliveryLearning.learnedAt }).from(deliveryLearning);
  const lanes = await rowsOf<Omit<PromiseReport['lanes'][number], 'learned'>>(
    db,
    sql`select d.courier, d.zone, d.from_state as "from", d.to_state as "to", count(*)::int as deliveries,
        (count(*) filter (where d.is_kept))::int as kept,
        (percentile_disc(0.5) within group (order by d.days))::int as median,
        (percentile_disc(0.8) within group (order by d.days))::int as days
      from delivery_days d group by 1, 2, 3, 4 order by 5 desc, 1, 2, 3, 4 limit ${mostLanes}`,
  );
  const [all] = await rowsOf<{ deliveries: number; kept: number }>(
    db,
    sql`select count(*)::int as deliveries, (count(*) filter (where d.is_kept))::int as kept
      from delivery_days d`,
  );
  return {
    learned_at: state?.at?.toISOString() ?? null,
    ...{ deliveries: all?.deliveries ?? 0, kept: all?.kept ?? 0 },
    lanes: lanes.map((lane) => ({ ...lane, learned: lane.deliveries >= enough })),
  };
}
