import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection';
import { importRows, imports, importValues } from '../../../db/schema/imports';

const of = (outcome: string) =>
  sql`(select count(*) from ${importRows} r where r.import_id = ${imports.id} and r.outcome = ${outcome})`;

/** Counts an import's rows by what becomes of them, and by what is wrong with them or lacks. */
export async function countOutcomes(tx: Database, importId: number): Promise<void> {
  await tx
    .update(imports)
    .set({
      newCount: of('new'),
      changedCount: of('changed'),
      unchangedCount: of('unchanged'),
      faultyCount: of('faulty'),
      draftCount: sql`(select count(*) from ${importRows} r where r.import_id = ${imports.id}
        and r.outcome in ('new', 'changed') and r.problems @? '$[*] ? (@.code starts with "draft_")')`,
      problemCounts: sql`(select coalesce(jsonb_object_agg(c.code, c.rows), '{}') from (
        select p ->> 'code' as code, count(distinct r.number) as rows
        from ${importRows} r, jsonb_array_elements(r.problems) p
        where r.import_id = ${imports.id} group by 1) c)`,
    })
    .where(eq(imports.id, importId));
}

/** Different values that a store is asked about; what a file says beyond them stays a draft. */
const mostValues = 500;
const mostExamples = 3;

/** Collects the values of an import's rows that its store says something about, those of most rows first. */
export async function collectValues(tx: Database, importId: number): Promise<void> {
  await tx.delete(importValues).where(and(eq(importValues.importId, importId)));
  await tx.execute(sql`insert into ${importValues}
      (import_id, kind, value, hint, proposal, row_count, examples)
    select ${importId}::bigint, kind, value, hint, min(proposal), sum(rows),
      jsonb_path_query_array(jsonb_agg(name order by first), '$[0 to ${sql.raw(String(mostExamples - 1))}]')
    from (
      select a ->> 'kind' kind, a ->> 'value' value, a ->> 'hint' hint, min(a ->> 'proposal') proposal,
        left(coalesce(r.fields ->> 'name', r.fields ->> 'sku', ''), 80) as name, count(*) as rows,
        min(r.number) as first
      from ${importRows} r, jsonb_array_elements(r.asks) a
      where r.import_id = ${importId} group by 1, 2, 3, 5
    ) v
    group by kind, value, hint
    order by sum(rows) desc, kind, value limit ${mostValues}`);
}
