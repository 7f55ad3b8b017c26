/**
 * Response header of the API host: ids of products whose pages are stale. The storefront revalidates
 * their tags and removes the header.
 */
export const productsChangedHeader = 'x-haat-products-changed';

/** Response header of the API host: stores were approved or suspended. */
export const storesChangedHeader = 'x-haat-stores-changed';
