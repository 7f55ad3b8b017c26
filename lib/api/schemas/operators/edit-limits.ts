/** Listings that one change may be about. */
export const mostEditedListings = 5000;

/** Listings that are changed in one call, and in one transaction. */
export const listingsPerEdit = 200;
