/** Number of brands or stores per page. */
export const browsePageSize = 60;

/** Returns the page number of an address, 1 if it is missing or invalid. */
export function pageIn({ page }: Record<string, string | string[] | undefined>): number {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number <= 1000 ? number : 1;
}
