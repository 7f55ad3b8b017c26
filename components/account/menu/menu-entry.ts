/** Classes of an entry of the account menu. */
export const menuEntry =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left font-medium ' +
  'hover:bg-sunken disabled:opacity-55';
