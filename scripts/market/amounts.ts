/** Prefix of a negative amount, which keeps the option parser from taking it for an option. */
const mark = '\0';

/** Prepares command line arguments for `parseArgs`: `-250` is an amount, not an option. */
export const withAmounts = (args: readonly string[]): string[] =>
  args.map((arg) => (/^-\d/.test(arg) ? `${mark}${arg}` : arg));

/** Restores an argument from `parseArgs` as typed. */
export const asTyped = (arg: string): string => (arg.startsWith(mark) ? arg.slice(1) : arg);
