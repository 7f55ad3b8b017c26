import { asStore, type Operator, type Seller } from '../kernel/http/actor';

/** Converts a member of a store to the manager that modules take. */
export const asSeller = ({ seller }: { seller: Seller }) => asStore(seller);

/** Converts an operator to the manager that modules take. */
export const asOperator = ({ operator }: { operator: Operator }) =>
  ({ kind: 'operator', id: operator.id }) as const;
