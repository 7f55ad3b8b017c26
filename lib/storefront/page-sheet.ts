/** Page types with a style sheet of their own; all others share `rest`. */
export const sheetNames = ['home', 'list', 'product', 'rest'] as const;

export type SheetName = (typeof sheetNames)[number];

const lists = new Set([
  'brand',
  'brand-filtered',
  'category',
  'category-filtered',
  'deals',
  'products',
  'search',
  'store',
  'store-filtered',
]);

/**
 * Returns the style sheet of a page, by its segments below its root layout, route groups included. The sheet
 * holds the styles that the page needs before any interaction; the sheet of the whole site follows when the
 * page is idle.
 */
export function sheetOf(segments: readonly string[]): SheetName {
  const [first] = segments.filter((segment) => !segment.startsWith('('));
  if (first === undefined || first === '__PAGE__') return 'home';
  if (first === 'product') return 'product';
  return lists.has(first) ? 'list' : 'rest';
}
