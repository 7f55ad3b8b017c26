import { toast } from '../browser/toast';
import type { Shopper } from './wishlist-changes';

/** What changes a wishlist comes with the first change; undefined, and said so, where it cannot be loaded. */
export const loadWishlistChanges = (shopper: Shopper) =>
  import('./wishlist-changes').catch(() => {
    toast.error(shopper.errors('network'));
    return undefined;
  });
