/**
 * Answer header of the API host: ids of products whose pages no longer show the truth. The storefront
 * revalidates their tags and does not pass the header on.
 */
export const productsChangedHeader = 'x-haat-products-changed';

/** Answer header of the API host: stores were approved or suspended. */
export const storesChangedHeader = 'x-haat-stores-changed';
