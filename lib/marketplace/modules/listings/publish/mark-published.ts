import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { listings } from '../../../kernel/db/schema/listings';
import { sizeCharts } from '../../../kernel/db/schema/size-charts';
import type { Publishing } from './sku-rows';

/** Notes that listings are live, as their documents say. */
export async function markPublished(tx: Database, published: Publishing[]): Promise<void> {
  const rows = published.map(({ id, document }) => ({
    id,
    chart: document.size_chart,
    named: document.size_chart_id ?? null,
  }));
  await tx.execute(sql`update ${listings} l set status = 'live', has_changes = false,
      size_chart = nullif(r.chart, 'null'::jsonb),
      size_chart_id = (select c.id from ${sizeCharts} c where c.id = r.named and c.store_id = l.store_id), rejection = null, published_at = now(),
      updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id bigint, chart jsonb, named bigint)
    where l.id = r.id`);
}
