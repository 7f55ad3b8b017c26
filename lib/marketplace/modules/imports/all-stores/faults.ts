import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  ImportFaults,
  importFaultsQuerySchema,
} from '@/lib/contract/schemas/operators/import-faults';
import type { ImportFormat } from '@/lib/contract/schemas/seller/imports';
import type { Locale } from '@/lib/i18n/locales';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { imports } from '../../../kernel/db/schema/imports';
import { problemName } from '../queries';

type Row = {
  format: ImportFormat;
  problem: string;
  rows: number;
  files: number;
  stores: number;
  last_at: string;
  total: number;
};

type Query = z.output<typeof importFaultsQuerySchema> & { lang: Locale };

/** Returns the problems that files of each format had, the most frequent first, as long as their imports are kept. */
export async function listImportFaults(
  db: Database,
  { format, page, limit, lang }: Query,
): Promise<ImportFaults> {
  const rows = await rowsOf<Row>(
    db,
    sql`select ${imports.format} as format, counted.key as problem, sum(counted.value::integer)::integer as rows,
        count(*)::integer as files, count(distinct ${imports.storeId})::integer as stores,
        max(${imports.createdAt})::text as last_at, (count(*) over ())::integer as total
      from ${imports} cross join jsonb_each_text(${imports.problemCounts}) counted
      where ${format ? sql`${imports.format} = ${format}` : sql`true`}
      group by 1, 2 order by 3 desc, 1, 2
      limit ${limit} offset ${(page - 1) * limit}`,
  );
  return {
    faults: rows.map(({ total: _, last_at: at, ...row }) => ({
      ...row,
      message: problemName(row.problem, lang) ?? row.problem,
      last_at: new Date(at).toISOString(),
    })),
    total: rows[0]?.total ?? 0,
    page,
    limit,
  };
}
