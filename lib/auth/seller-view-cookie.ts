import { operatorCookie } from './operator-cookie';
import { sellerCookie } from './seller-cookie';

/**
 * The token with which an operator looks at a store's area, beside the browser's own session there, and before it.
 * It outlives its token: what is over is answered 401, and never becomes the other session unseen.
 */
export const sellerViewCookie = {
  name: 'seller_view',
  options: {
    ...operatorCookie.options,
    path: sellerCookie.options.path,
  },
} as const;
