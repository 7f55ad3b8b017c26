/** Joins first and last name; a single name has no space beside it. */
export const fullName = (first: string, last: string): string =>
  [first, last].filter(Boolean).join(' ');
