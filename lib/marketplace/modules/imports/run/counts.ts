import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { RowOutcome } from '@/lib/contract/schemas/seller/imports';
import type { Database } from '../../../kernel/db/connection';
import { importRows, imports, importValues, type RowAsk } from '../../../kernel/db/schema/imports';
import { noChoices, readChoices } from '../check/choices';
import type { Import } from './lease';

/** Rows per statement: the embedded database blocks other requests during each statement. */
const batch = 500;
/** Maximum number of values that a store is asked about at a time; rows with further values are drafts until then. */
const mostValues = 500;
/** Maximum number of different values of a file that are counted. */
const mostTold = 20_000;
const mostExamples = 3;

type Value = RowAsk & { rows: number; examples: string[] };

type Tally = {
  outcomes: Map<RowOutcome, number>;
  drafts: number;
  problems: Map<string, number>;
  values: Map<string, Value>;
};

/**
 * Counts an import's rows by outcome, problem and lack; after a check also collects the values that the store has
 * to decide, the undecided and the most frequent first.
 */
export async function countRows(
  tx: Database,
  { id: importId, storeId }: Pick<Import, 'id' | 'storeId'>,
  { collectsValues }: { collectsValues: boolean },
): Promise<void> {
  const { outcomes, drafts, problems, values } = await tallyOf(tx, importId);
  const of = (outcome: RowOutcome) => outcomes.get(outcome) ?? 0;
  await tx
    .update(imports)
    .set({
      newCount: of('new'),
      changedCount: of('changed'),
      unchangedCount: of('unchanged'),
      faultyCount: of('faulty'),
      leftOutCount: of('left_out'),
      draftCount: drafts,
      problemCounts: Object.fromEntries(problems),
    })
    .where(eq(imports.id, importId));
  if (!collectsValues) return;
  await tx.delete(importValues).where(eq(importValues.importId, importId));
  const choices = storeId === null ? noChoices : await readChoices(tx, storeId, importId);
  const isDecided = new Map(
    [...values.values()].map((value) => [value, Number(choices(value) !== undefined)]),
  );
  const all = [...isDecided.keys()]
    .sort((a, b) => (isDecided.get(a) ?? 0) - (isDecided.get(b) ?? 0) || b.rows - a.rows)
    .slice(0, mostValues);
  if (!all.length) return;
  await tx
    .insert(importValues)
    .values(all.map(({ rows: rowCount, ...value }) => ({ importId, rowCount, ...value })));
}

async function tallyOf(tx: Database, importId: number): Promise<Tally> {
  const tally: Tally = { outcomes: new Map(), drafts: 0, problems: new Map(), values: new Map() };
  for (let after = 0; ; ) {
    const rows = await tx
      .select({
        number: importRows.number,
        outcome: importRows.outcome,
        codes: sql<string[]>`jsonb_path_query_array(${importRows.problems}, '$[*].code')`,
        asks: importRows.asks,
        name: sql<string>`left(coalesce(${importRows.fields} ->> 'name', ${importRows.fields} ->> 'sku', ''), 80)`,
      })
      .from(importRows)
      .where(and(eq(importRows.importId, importId), gt(importRows.number, after)))
      .orderBy(asc(importRows.number))
      .limit(batch);
    for (const { outcome, codes, asks, name } of rows) {
      if (outcome) tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + 1);
      const own = new Set(codes);
      for (const code of own) tally.problems.set(code, (tally.problems.get(code) ?? 0) + 1);
      const isTaken = outcome === 'new' || outcome === 'changed';
      if (isTaken && codes.some((code) => code.startsWith('draft_'))) tally.drafts++;
      for (const ask of asks) noteValue(tally.values, ask, name);
    }
    if (rows.length < batch) return tally;
    after = rows.at(-1)?.number ?? after;
  }
}

function noteValue(values: Map<string, Value>, ask: RowAsk, name: string): void {
  const key = JSON.stringify([ask.kind, ask.value, ask.hint]);
  const value = values.get(key);
  if (!value) {
    if (values.size < mostTold) values.set(key, { ...ask, rows: 1, examples: name ? [name] : [] });
    return;
  }
  value.rows++;
  const { examples } = value;
  if (examples.length < mostExamples && name && !examples.includes(name)) examples.push(name);
}
