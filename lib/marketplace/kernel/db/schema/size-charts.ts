import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { SizeChart } from '@/lib/api/schemas/size-chart';
import { createdAt, id, ref, translations } from './columns';
import { stores } from './stores';

/** What the sizes of a store's goods measure; many listings may show one. */
export const sizeCharts = pgTable(
  'size_charts',
  {
    id: id(),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    name: text().notNull(),
    translations: translations<'name'>(),
    chart: jsonb().$type<SizeChart>().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    unique('size_charts_store_key').on(t.id, t.storeId),
    index('size_charts_store_idx').on(t.storeId, t.name),
    check('size_charts_name', sql`length(${t.name}) between 1 and 60`),
    check(
      'size_charts_chart',
      sql`jsonb_array_length(${t.chart} -> 'measures') between 1 and 6
        and jsonb_array_length(${t.chart} -> 'rows') between 1 and 40`,
    ),
  ],
);
