import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection';
import { importRows, imports } from '../../../db/schema/imports';

const of = (outcome: string) =>
  sql`(select count(*) from ${importRows} r where r.import_id = ${imports.id} and r.outcome = ${outcome})`;

/** Counts an import's rows by what becomes of them. */
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
    })
    .where(eq(imports.id, importId));
}
