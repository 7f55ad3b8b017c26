import type { CategoryPlace, ManagedCategory } from '@/lib/contract/schemas/operators/catalogue';

/** 0 for a department, 1 for a sub-category. */
export type Depth = 0 | 1;

export type DropPlace = CategoryPlace & {
  depth: Depth;
  /** The row edge at which the category will be placed. */
  line: { id: number; edge: 'top' | 'bottom' };
};

type Drag = { moved: ManagedCategory; over: number; depth: Depth };

const childrenOf = (tree: readonly ManagedCategory[], parent: number | null) =>
  tree.filter(({ parent_id }) => parent_id === parent);

export const depthOf = ({ parent_id }: ManagedCategory): Depth => (parent_id === null ? 0 : 1);

/** Returns the drop place of a category dragged over the row `over` at that depth. */
export function dropPlace(
  tree: readonly ManagedCategory[],
  { moved, over, depth: wanted }: Drag,
): DropPlace {
  const rows = tree.filter(({ id, parent_id }) => id === moved.id || parent_id !== moved.id);
  const at = rows.findIndex(({ id }) => id === over);
  const rest = rows.filter(({ id }) => id !== moved.id);
  const above = rest.slice(0, Math.max(at, 0));
  const department = above.findLast(({ parent_id }) => parent_id === null);
  const depth = department ? wanted : 0;
  const parent = depth === 1 && department ? department.id : null;
  const siblings = childrenOf(rest, parent);
  const before = childrenOf(above, parent).length;
  const ids = siblings.map(({ id }) => id).toSpliced(before, 0, moved.id);
  const place = { from: moved.parent_id, parent_id: parent, ids, depth };
  const last = depth === 1 ? above.at(-1) : lastOf(rest, siblings[before - 1]);
  const first = rest[0] ?? moved;
  return {
    ...place,
    line: last ? { id: last.id, edge: 'bottom' } : { id: first.id, edge: 'top' },
  };
}

/** Returns the last row of a department. */
const lastOf = (tree: readonly ManagedCategory[], department: ManagedCategory | undefined) =>
  department && (childrenOf(tree, department.id).at(-1) ?? department);

/** True if the category already has that place. */
export const isThere = (tree: readonly ManagedCategory[], place: CategoryPlace): boolean =>
  place.from === place.parent_id &&
  place.ids.join() ===
    childrenOf(tree, place.parent_id)
      .map(({ id }) => id)
      .join();

/** Returns the next place up or down in its list; undefined at the list's end. */
export function nextPlace(
  tree: readonly ManagedCategory[],
  { id, parent_id }: ManagedCategory,
  by: 1 | -1,
): CategoryPlace | undefined {
  const ids = childrenOf(tree, parent_id).map((one) => one.id);
  const at = ids.indexOf(id);
  const other = ids[at + by];
  if (other === undefined) return undefined;
  return { from: parent_id, parent_id, ids: ids.with(at, other).with(at + by, id) };
}

/** Returns the tree with the category at its new place, shown until the server has answered. */
export function withPlaced(
  tree: readonly ManagedCategory[],
  id: number,
  { parent_id, ids }: CategoryPlace,
): ManagedCategory[] {
  const all = tree.map((one) => (one.id === id ? { ...one, parent_id } : one));
  const rowsIn = (parent: number | null): ManagedCategory[] => {
    const own = childrenOf(all, parent);
    if (parent === parent_id) own.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    return own.flatMap((one) => [one, ...rowsIn(one.id)]);
  };
  return rowsIn(null);
}
