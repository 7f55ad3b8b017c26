/** How many brands or stores a page of theirs shows. */
export const browsePageSize = 60;

/** A page number of an address, 1 where there is none or no good one. */
export function pageIn({ page }: Record<string, string | string[] | undefined>): number {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number <= 1000 ? number : 1;
}
