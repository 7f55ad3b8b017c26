import { toast } from '../browser/toast';
import type { Shopper } from './wishlist-changes';

/** Loads the functions that change a wishlist with the first change; undefined, after a toast, where it cannot. */
export const loadWishlistChanges = (shopper: Shopper) =>
  import('./wishlist-changes').catch(() => {
    toast.error(shopper.errors('network'));
    return undefined;
  });
