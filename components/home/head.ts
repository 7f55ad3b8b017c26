import type { HomeSectionName } from '@/lib/api/schemas/home/sections';

/** What a row of products is shown as beside the banners: those with a single line. */
const rows: readonly HomeSectionName[] = ['flash_deal', 'top_rated', 'best_selling'];

/**
 * Divides the sections of the home page, in their order: `top` are categories and banners that begin it, `aside` the
 * row of products that stands beside them, `rest` all others. Best sellers take the place of deals where there
 * are none.
 * @param isFull whether a shelf has products
 */
export function headOf(
  names: readonly HomeSectionName[],
  isFull: (name: HomeSectionName) => boolean,
) {
  const end = names.findIndex((name) => name !== 'categories' && name !== 'banners');
  const top = end < 0 ? [...names] : names.slice(0, end);
  const next = names[top.length];
  const wanted = next === 'flash_deal' && !isFull(next) ? 'best_selling' : next;
  const isBeside =
    wanted && top.includes('banners') && names.includes(wanted) && rows.includes(wanted);
  const aside = isBeside && isFull(wanted) ? wanted : undefined;
  const rest = names.slice(top.length).filter((name) => name !== aside);
  return { top, aside, rest };
}
