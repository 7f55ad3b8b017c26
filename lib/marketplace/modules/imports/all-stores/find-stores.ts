import { inArray, or } from 'drizzle-orm';
import { storeColumn } from '@/lib/contract/schemas/seller/import-fields';
import type { Database } from '../../../kernel/db/connection';
import type { imports, RowProblem } from '../../../kernel/db/schema/imports';
import { stores } from '../../../kernel/db/schema/stores';
import type { GroupVerdict, ReadRow } from '../check/verdict';

/** Returns the heading of the column that names the store; undefined if the file has none. */
export const storeHeading = (headings: readonly string[]) =>
  headings.find((heading) => heading.toLowerCase() === storeColumn);

/** Returns the ids of the stores that rows name, by the rows' text: a slug or an id. */
export async function findStores(
  db: Database,
  rows: readonly { fields: { store?: string } }[],
): Promise<Map<string, number>> {
  const names = [...new Set(rows.flatMap(({ fields }) => fields.store ?? []))];
  if (!names.length) return new Map();
  const ids = names.filter((name) => /^[1-9]\d{0,14}$/.test(name)).map(Number);
  const slugs = names.map((name) => name.toLowerCase());
  const found = await db
    .select({ id: stores.id, slug: stores.slug })
    .from(stores)
    .where(or(inArray(stores.slug, slugs), inArray(stores.id, ids)));
  const bySlug = new Map(found.map(({ id, slug }) => [slug, id]));
  const byId = new Map(found.map(({ id }) => [String(id), id]));
  return new Map(
    names.flatMap((name): [string, number][] => {
      const id = bySlug.get(name.toLowerCase()) ?? byId.get(name);
      return id === undefined ? [] : [[name, id]];
    }),
  );
}

/** Returns why stores of an operator's import cannot be imported to, by store; empty for a store's own import. */
export async function closedStores(
  db: Database,
  { storeId }: Pick<typeof imports.$inferSelect, 'storeId'>,
  { stores: rows }: { stores: ReadonlyMap<number, ReadRow[]> },
): Promise<Map<number, RowProblem>> {
  if (storeId !== null) return new Map();
  const found = await db
    .select({ id: stores.id, status: stores.status })
    .from(stores)
    .where(inArray(stores.id, [...rows.keys()]));
  return new Map(
    found.flatMap(({ id, status }): [number, RowProblem][] => {
      if (status === 'approved') return [];
      const code = status === 'suspended' ? 'store_suspended' : 'store_closed';
      return [[id, { field: 'store', code }]];
    }),
  );
}

/**
 * Turns all rows into faulty ones because of their store; the store's problem comes first, and nothing is
 * planned.
 */
export const refuseAll = (verdicts: readonly GroupVerdict[], problem: RowProblem): GroupVerdict[] =>
  verdicts.map(({ rows }) => ({
    isDraft: false,
    rows: rows.map(({ number, outcome, problems, asks }) => ({
      number,
      asks,
      outcome: 'faulty' as const,
      problems: [problem, ...(outcome === 'faulty' ? problems : [])],
    })),
  }));
