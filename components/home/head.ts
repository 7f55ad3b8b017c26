import type { HomeSectionName } from '@/lib/contract/schemas/home/sections';

/** Sections that can stand in the first screen: those with a single row of products. */
const rows: readonly HomeSectionName[] = ['flash_deal', 'top_rated', 'best_selling'];

/**
 * Divides the sections of the home page, in their order: `top` are the leading categories and banners, `shelf`
 * the row of products under them, `rest` all others. Best sellers replace the deals if there are none.
 * @param isFull returns whether a shelf has products
 */
export function headOf(
  names: readonly HomeSectionName[],
  isFull: (name: HomeSectionName) => boolean,
) {
  const end = names.findIndex((name) => name !== 'categories' && name !== 'banners');
  const top = end < 0 ? [...names] : names.slice(0, end);
  const next = names[top.length];
  const wanted = next === 'flash_deal' && !isFull(next) ? 'best_selling' : next;
  const isUnder =
    wanted && top.includes('banners') && names.includes(wanted) && rows.includes(wanted);
  const shelf = isUnder && isFull(wanted) ? wanted : undefined;
  const rest = names.slice(top.length).filter((name) => name !== shelf);
  return { top, shelf, rest };
}
