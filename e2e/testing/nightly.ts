/** Whether there is time for every variant of the slowest rules; otherwise each rule is held on fewer pages. */
export const nightly = process.env.TEST_NIGHTLY === '1';

/** Every variant of a long story by night, else the last one: the phone in Hindi. */
export const variants = <Variant>(...all: Variant[]): Variant[] => (nightly ? all : all.slice(-1));
