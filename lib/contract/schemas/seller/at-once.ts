/** Maximum shipments that one call may move, print or book. */
export const shipmentsAtOnce = 100;

/** Maximum shipments that one call may book: each asks the courier several times. */
export const bookedAtOnce = 25;
