import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { CategoryPlace } from '@/lib/contract/schemas/operators/catalogue';
import type { Database } from '../../../kernel/db/connection';
import { categories } from '../../../kernel/db/schema/catalog';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, NotFound } from '../../../kernel/errors';
import { markCatalogueStale } from '../../../kernel/events/stale-products/mark';
import { markStaleWithProducts } from './stale';

type Node = { id: number; parentId: number | null; position: number };

/**
 * Moves a category to its place in a department, or a department to its place among the departments.
 * @throws {NotFound} category_not_found
 * @throws {DomainError} 409 categories_changed if the order has changed since the caller saw it,
 * category_into_itself, category_too_deep
 */
export const placeCategory = (db: Database, id: number, { from, parent_id, ids }: CategoryPlace) =>
  transact(db, async (tx) => {
    const all = await lockTree(tx);
    const moved = all.find((one) => one.id === id);
    if (!moved) throw new NotFound('category_not_found');
    refuseDepth(all, moved, parent_id);
    const others = all.filter((one) => one.parentId === parent_id && one.id !== id);
    const isAsSeen =
      moved.parentId === from &&
      ids.filter((one) => one === id).length === 1 &&
      ids.filter((one) => one !== id).join() === others.map((one) => one.id).join();
    if (!isAsSeen) throw new DomainError(409, 'categories_changed');
    const rank = sql`array_position(array[${sql.join(ids, sql`, `)}]::bigint[], ${categories.id})`;
    await tx.update(categories).set({ position: rank }).where(inArray(categories.id, ids));
    if (parent_id === from) return markCatalogueStale(tx);
    await tx.update(categories).set({ parentId: parent_id }).where(eq(categories.id, id));
    await markStaleWithProducts(tx, { categoryId: id });
  });

/** Returns all categories in the order of the menus; locks them against other moves until the transaction ends. */
async function lockTree(tx: Database): Promise<Node[]> {
  const rows = await tx
    .select({
      id: categories.id,
      parentId: categories.parentId,
      position: categories.position,
    })
    .from(categories)
    .orderBy(asc(categories.id))
    .for('no key update');
  return rows.sort((a, b) => a.position - b.position || a.id - b.id);
}

/** Refuses a third level: categories are two levels deep. */
function refuseDepth(all: Node[], moved: Node, parentId: number | null): void {
  if (parentId === null) return;
  const parent = all.find((one) => one.id === parentId);
  if (!parent) throw new DomainError(409, 'categories_changed');
  if (parent === moved || parent.parentId === moved.id) {
    throw new DomainError(409, 'category_into_itself');
  }
  const hasChildren = all.some((one) => one.parentId === moved.id);
  if (hasChildren || parent.parentId !== null) throw new DomainError(409, 'category_too_deep');
}
