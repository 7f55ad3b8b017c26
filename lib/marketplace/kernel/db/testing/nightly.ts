const isNight = process.env.TEST_NIGHTLY === '1';

/** A size of a slow test: the whole by night (TEST_NIGHTLY=1), by day less of the same. */
export const byNight = (whole: number, byDay: number): number => (isNight ? whole : byDay);

/**
 * The cases that one of many tests tries: all by night, by day every `share`-th beginning at its own number,
 * so that each test meets some and each case is met by some test.
 */
export const shareOf = <Case>(cases: readonly Case[], nth: number, share: number): Case[] =>
  cases.filter((_, at) => isNight || at % share === nth % share);
