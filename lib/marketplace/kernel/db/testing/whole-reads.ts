import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../connection';
import type { Sent } from './recorded';

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Parent Relationship'?: string;
  Plans?: Plan[];
};

/** A large table, and how it is read. */
type WholeRead = { table: string; how: string };

/** The number of rows that the planner assumes in a large table. */
const rows = 10_000_000;

/**
 * Makes the planner of this transaction assume that the tables are large, and use a sequential scan only as a
 * last resort. Its statistics of the rows come from ANALYZE.
 */
export async function planAsIfLarge(tx: Database, tables: Iterable<string>): Promise<void> {
  const names = sql.join(
    [...tables].map((name) => sql`${name}`),
    sql`, `,
  );
  // Ten listings among a hundred are many, among millions they are few: the statistics keep the present
  // number of rows of each.
  await tx.execute(sql`update pg_statistic s set stakind1 = 0, stakind2 = 0, stakind3 = 0, stakind4 = 0, stakind5 = 0,
      stadistinct = case when stadistinct > 0 then -least(1, stadistinct / reltuples) else stadistinct end
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.oid = starelid and a.attnum = staattnum and a.attname like '%\\_id' and reltuples > 0
      and c.relnamespace = 'public'::regnamespace and relname in (${names})`);
  await tx.execute(sql`update pg_class set reltuples = ${rows}::real,
    relpages = greatest(1, pg_relation_size(oid) / current_setting('block_size')::int)
    where relnamespace = 'public'::regnamespace and relname in (${names})`);
  // A few rows do not tell the planner how many belong to one store or order: joins that pass all of both
  // sides look as good as those that look up what they need.
  for (const way of ['seqscan', 'hashjoin', 'mergejoin']) {
    await tx.execute(sql.raw(`set local enable_${way} = off`));
  }
}

/** Returns the names of partial indexes: of rows that wait for somebody, which stay few. */
export async function partialIndexes(db: Database): Promise<Set<string>> {
  const found = await rowsOf<{ name: string }>(
    db,
    sql`select indexrelid::regclass::text as name from pg_index where indpred is not null`,
  );
  return new Set(found.map(({ name }) => name));
}

/**
 * Finds the full reads of a large table in a statement's plan: a sequential scan, or an index without a
 * condition where no LIMIT ends it.
 * @param parts indexes of a part of their table that may be read whole
 * @returns each such read; none is the required result
 */
export async function wholeReads(
  tx: Database,
  { text, values }: Sent,
  large: ReadonlySet<string>,
  parts: ReadonlySet<string>,
): Promise<WholeRead[]> {
  if (!/^\s*(with|select|insert|update|delete)\b/i.test(text)) return [];
  const { session } = tx._;
  const query = { sql: `explain (format json) ${text}`, params: values };
  const answer = await session.prepareQuery(query as never, undefined, undefined, false).execute();
  const [row] = (answer as { rows: { 'QUERY PLAN': { Plan: Plan }[] }[] }).rows;
  const plan = row?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error(`no plan of ${text}`);
  return readsOf(plan, false);

  function readsOf(node: Plan, isEnded: boolean, heap?: string): WholeRead[] {
    const type = node['Node Type'];
    const relation = node['Relation Name'] ?? heap;
    const index = node['Index Name'];
    const found: WholeRead[] = [];
    if (relation && large.has(relation)) {
      if (type === 'Seq Scan') found.push({ table: relation, how: 'without an index' });
      const isIndex = /^(Index|Index Only|Bitmap Index) Scan$/.test(type);
      if (isIndex && !node['Index Cond'] && !isEnded && !parts.has(index ?? '')) {
        found.push({ table: relation, how: `by ${index}` });
      }
    }
    const ends = type === 'Limit' || (isEnded && !/^(Sort|Aggregate|Hash|WindowAgg)$/.test(type));
    // An EXISTS subquery ends with its first row; a hashed subplan is read whole.
    const isHashed = JSON.stringify(node).includes('hashed SubPlan');
    for (const child of node.Plans ?? []) {
      const isApart = /InitPlan|SubPlan/.test(child['Parent Relationship'] ?? '');
      found.push(...readsOf(child, isApart ? !isHashed : ends, relation));
    }
    return found;
  }
}
