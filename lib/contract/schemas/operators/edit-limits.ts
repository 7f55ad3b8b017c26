/** Maximum listings of one edit. */
export const mostEditedListings = 5000;

/** Maximum listings changed in one call, and in one transaction. */
export const listingsPerEdit = 200;
