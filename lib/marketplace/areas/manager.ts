import type { Operator, Seller } from '../kernel/http/actor';

/** A member of a store, as modules are told. */
export const asSeller = ({ seller }: { seller: Seller }) =>
  ({ kind: 'seller', storeId: seller.storeId }) as const;

/** An operator, as modules are told. */
export const asOperator = ({ operator }: { operator: Operator }) =>
  ({ kind: 'operator', id: operator.id }) as const;
