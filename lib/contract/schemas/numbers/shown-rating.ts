/**
 * Rounds a mean rating (0 to 5) to the one decimal that shoppers see: 4.35 becomes 4.4. A mean stored in single
 * precision (4.349999904632568) rounds like the value it represents.
 */
export const shownRating = (rating: number): number =>
  Math.round(Number((rating * 10).toPrecision(6))) / 10;
