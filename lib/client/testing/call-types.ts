import { call, dataOf } from '../call';

/** Never called: the compiler checks that `call` accepts only what the contract allows. */
export function takesOnlyWhatTheContractSays() {
  // @ts-expect-error no such row
  call('GET /api/carts');
  // @ts-expect-error needs its parameter
  call('GET /api/products/{id}');
  // @ts-expect-error the query needs a pincode
  call('GET /api/products/{id}/delivery', { params: { id: 1 } });
  // @ts-expect-error another parameter
  call('GET /api/products/{id}', { params: { slug: 'diya' } });
  // @ts-expect-error no such sort
  call('GET /api/products', { query: { sort: 'worst' } });
  // @ts-expect-error needs its body
  call('POST /api/cart');
  // @ts-expect-error a whole body
  call('POST /api/user-auth/login', { body: { email: 'a@example.in' } });
  // @ts-expect-error answers no such thing
  dataOf(call('GET /api/brands')).then(([brand]) => brand?.price);
}
