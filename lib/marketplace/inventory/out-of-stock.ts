import { DomainError } from '../host/errors';

/** Fewer pieces are left than were asked for. */
export class OutOfStock extends DomainError {
  constructor({
    productId,
    name,
    available,
  }: { productId: number; name: string; available: number }) {
    super(409, 'out_of_stock', {
      params: { name, available },
      data: { product_id: productId, name, available },
    });
  }
}
