import { receivedProduct } from '@/lib/client/testing/as-received';
import { categorySample } from '@/lib/client/testing/samples';
import { checkedAnswer, findRow } from './checked-answer';

const right = { success: true, data: { categories: [categorySample] } };
const call = { method: 'GET', path: '/api/categories' };
const checked = (body: unknown, status = 200) => checkedAnswer(call, { status, body });

it('hands on an answer that keeps to the contract', () => {
  expect(checked(right)).toEqual({ status: 200, body: right });
});

it('leaves out what the contract does not know', () => {
  const [first] = right.data.categories;
  const more = { ...right, debug: 'x', data: { categories: [{ ...first, margin: 9 }] } };
  expect(checked(more)).toEqual({ status: 200, body: right });
});

it('makes a 502 of one that breaks the contract, and says where without the values', () => {
  const wrong = {
    success: true,
    data: { categories: [{ ...categorySample, name: { secret: 'x' } }] },
  };
  const { status, body, broken } = checked(wrong);
  expect([status, body]).toEqual([502, { success: false }]);
  expect(broken).toEqual({
    route: 'GET /api/categories',
    places: ['data.categories.0.name: Invalid input: expected string, received object'],
  });
});

it('passes on the message of what says in words that it is no success', () => {
  expect(checked({ message: 'Closed today.' })).toMatchObject({
    status: 502,
    body: { success: false, message: 'Closed today.' },
  });
});

it.each([200, 404, 422, 500])('keeps a refusal with %d, its texts as texts', (status) => {
  const body = { success: false, message: 'No.', errors: { city: { $$typeof: 1 } }, trace: 'at x' };
  expect(checked(body, status)).toEqual({ status, body: { success: false, message: 'No.' } });
});

it.each([null, [], 'No.', 7])(
  'takes %j with an error status for a refusal without words',
  (body) => {
    expect(checked(body, 500)).toEqual({ status: 500, body: { success: false } });
  },
);

it('takes the flag of a shopper as 1 or true', () => {
  const user = { first_name: 'Asha', last_name: 'Rao', email: 'a@example.in' };
  const profile = { method: 'GET', path: '/api/user-auth/profile' };
  for (const is_verified of [1, true]) {
    const body = { success: true, user: { ...user, is_verified } };
    expect(checkedAnswer(profile, { status: 200, body }).body).toMatchObject({
      user: { is_verified: true, phone: null },
    });
  }
});

it('takes a product with the fields of specification §3 alone', () => {
  const path = '/api/products/slug/diya';
  const body = { success: true, data: receivedProduct };
  const { broken, body: parsed } = checkedAnswer({ method: 'GET', path }, { status: 200, body });
  expect(broken).toBeUndefined();
  expect(parsed).toMatchObject({ data: { image_10: null, productMedia: [], regular_price: 400 } });
});

it.each([
  ['GET', '/api/products/search', '/api/products/search'],
  ['GET', '/api/products/top-sellers', '/api/products/top-sellers'],
  ['GET', '/api/products/17', '/api/products/{id}'],
  ['GET', '/api/products/slug/reviews', '/api/products/slug/{slug}'],
  ['GET', '/api/stores/me', '/api/stores/me'],
  ['GET', '/api/stores/aarohi', '/api/stores/{idOrSlug}'],
  ['DELETE', '/api/cart/3', '/api/cart/{cartItemId}'],
  ['GET', '/api/cart/3', undefined],
  ['GET', '/api/nowhere', undefined],
])('finds the row of %s %s', (method, path, expected) => {
  expect(findRow(method, path)?.path).toBe(expected);
});
