/** The maximum count in long lists: a `total` or count of one more means that there are more, and paging ends there. */
export const mostCounted = 10_000;
