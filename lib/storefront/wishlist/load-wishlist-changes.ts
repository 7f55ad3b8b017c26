import { toast } from '../browser/toast';
import type { Shopper } from './wishlist-changes';

/**
 * Loads the functions that change a wishlist at the first change; shows a toast and returns undefined if they
 * cannot be loaded.
 */
export const loadWishlistChanges = (shopper: Shopper) =>
  import('./wishlist-changes').catch(() => {
    toast.error(shopper.errors('network'));
    return undefined;
  });
