/**
 * How far lists of what grows without end are counted: a `total` or a count of one more says that there are more than
 * that, and nobody pages through them.
 */
export const mostCounted = 10_000;
