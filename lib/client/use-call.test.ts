import { answersOf, callKey, ownKey } from './use-call';

it('keeps an answer by the area, the call, its language and its input', () => {
  const query = { page: 2 };
  const key = callKey('GET /api/operator/orders', 'hi', { query });
  expect(key.slice(0, 4)).toEqual(['operator', 'GET /api/operator/orders', 'hi', { query }]);
  expect(callKey('GET /api/seller/me', 'en')[0]).toBe('seller');
  expect(callKey('GET /api/categories', 'en')[0]).toBe('everybody');
  expect(ownKey('asha@example.in', 'GET /api/orders', 'en')[0]).toBe('asha@example.in');
});

it('finds the answers at a path and below it, and no others', () => {
  const isReturn = answersOf('/api/seller/returns');
  expect(isReturn(callKey('GET /api/seller/returns', 'en'))).toBe(true);
  expect(isReturn(callKey('GET /api/seller/returns/{id}', 'en', { params: { id: 7 } }))).toBe(true);
  expect(isReturn(callKey('GET /api/seller/reviews', 'en'))).toBe(false);
  expect(isReturn(ownKey('asha@example.in', 'GET /api/cart', 'en'))).toBe(false);
  expect(isReturn('site')).toBe(false);
});
