/** True if there is time for every variant of slow rules; otherwise each rule covers fewer pages. */
export const nightly = process.env.TEST_NIGHTLY === '1';

/** Number of the share that a run by day takes of what a night runs whole; 0 by default. */
export const share = Number(process.env.TEST_SHARE ?? 0);

/** Returns every variant of a long story at night, otherwise one: the last in share 0, the phone in Hindi. */
export const variants = <Variant>(...all: Variant[]): Variant[] =>
  nightly ? all : all.filter((_, at) => at === (all.length - 1 + share) % all.length);

/** Returns every variant of a story at night; by day one of them, which depends on the story's name and the share. */
export const inTurn = <Variant>(story: string, all: readonly Variant[]): readonly Variant[] => {
  const sum = [...story].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), share);
  return nightly ? all : all.filter((_, at) => at === sum % all.length);
};
