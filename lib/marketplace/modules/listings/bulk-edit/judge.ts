import { inArray, sql } from 'drizzle-orm';
import type { EditRefusal, ListingEdit } from '@/lib/contract/schemas/operators/listing-edits';
import { documentProblems } from '@/lib/contract/schemas/seller/listing-problems';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { brands, categories, products } from '../../../kernel/db/schema/catalog';
import { listings } from '../../../kernel/db/schema/listings';
import { InvalidFields } from '../../../kernel/errors';
import { canMove } from '../change-state';
import type { ListingRow } from '../find-listing';

/** A field of the document, which is a column of `products` under the same name. */
export type FieldEdit =
  Extract<ListingEdit, { value: unknown }> extends infer Edit
    ? Exclude<Edit, { kind: 'state' }>
    : never;

export const isFieldEdit = (edit: ListingEdit): edit is FieldEdit =>
  edit.kind !== 'state' && edit.kind !== 'approve';

/**
 * Checks the value of an edit.
 * @throws {InvalidFields} for an unknown category or brand
 */
export async function checkEdit(db: Database, edit: ListingEdit): Promise<void> {
  const table = { category_id: categories, brand_id: brands }[edit.kind as 'brand_id'];
  if (!table || !('value' in edit) || edit.value === null) return;
  const [found] = await db
    .select({ id: table.id })
    .from(table)
    .where(sql`${table.id} = ${edit.value}`);
  if (!found) throw new InvalidFields({ 'edit.value': 'invalid' });
}

/** Returns the reason for each listing that would stay unchanged; omits those that would change. */
export async function judge(
  db: Database,
  rows: readonly ListingRow[],
  edit: ListingEdit,
): Promise<Map<number, EditRefusal>> {
  const differs = isFieldEdit(edit) ? await differing(db, rows, edit) : undefined;
  const refused = rows.flatMap((row): [number, EditRefusal][] => {
    const reason = reasonFor(row, edit, differs?.has(row.id) ?? true);
    return reason ? [[row.id, reason]] : [];
  });
  return new Map(refused);
}

function reasonFor(row: ListingRow, edit: ListingEdit, differs: boolean): EditRefusal | undefined {
  if (edit.kind === 'state') return canMove(row, edit.value) ? undefined : 'state';
  if (edit.kind === 'approve') {
    if (row.status !== 'in_review' || !row.draft) return 'state';
    return documentProblems(row.draft).length ? 'incomplete' : undefined;
  }
  if (row.status === 'archived') return 'archived';
  return differs ? undefined : 'same';
}

/** Returns the listings whose draft or products have another value. */
async function differing(
  db: Database,
  rows: readonly ListingRow[],
  { kind, value }: FieldEdit,
): Promise<Set<number>> {
  const ids = rows.map(({ id }) => id);
  if (!ids.length) return new Set();
  const published = await rowsOf<{ id: number }>(
    db,
    sql`select distinct listing_id::int as id from ${products}
      where ${inArray(products.listingId, ids)} and not is_removed
        and to_jsonb(${sql.identifier(kind)}) is distinct from nullif(${JSON.stringify(value)}::jsonb, 'null')`,
  );
  const drafted = rows.filter(({ draft }) => draft && (draft[kind] ?? null) !== value);
  return new Set([...published, ...drafted].map(({ id }) => id));
}

/** Returns those of these listings that exist. */
export function readListings(db: Database, ids: number[]): Promise<ListingRow[]> {
  return db.select().from(listings).where(inArray(listings.id, ids));
}
