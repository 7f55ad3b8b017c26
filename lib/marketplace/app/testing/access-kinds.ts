import type { SellerAccess } from './seller-access/table';

/** Ids of a shopper's own things that calls can name. */
export type Belongings = {
  cartLine: number;
  savedItem: number;
  address: number;
  order: string;
  orderId: number;
  /** Number of an order that awaits payment. */
  unpaid: string;
  session: number;
  wishlistEntry: number;
};

export type Access =
  /** Anybody: the route shows the catalogue, or asks for a proof (password, code) in its body. */
  | { for: 'everybody' }
  /** A signed-in shopper; the path names nobody's things. `body` is valid. */
  | { for: 'self'; body?: object }
  /** A signed-in vendor, for their own store. */
  | { for: 'vendor' }
  /** A member of a store whose role has the permission, for that store. `body` is valid. */
  | ({ for: 'seller' } & SellerAccess)
  /** The market's operator. `body` is valid. */
  | { for: 'operator'; body?: object }
  /** The owner of what the path names. `missing` is a path whose thing does not exist. */
  | { for: 'owner'; path: (of: Belongings) => string; missing: string; body?: object };

export const self = (body?: object): Access => ({ for: 'self', body });
export const owner = (
  path: (of: Belongings) => string,
  missing: string,
  body?: object,
): Access => ({
  for: 'owner',
  path,
  missing,
  body,
});
