import { sellerCouponBodySchema } from '@/lib/api/schemas/coupons/manage';
import { emptyTerms, termsIn } from './coupon-terms';

const bodyWith = (typed: Partial<typeof emptyTerms>) => termsIn({ ...emptyTerms, ...typed });

it('takes numbers as they are typed, in either digits', () => {
  expect(bodyWith({ value: '१०%', cap: ' ₹1,500 ', uses_allowed: '20' })).toMatchObject({
    value: 10,
    cap: 1500,
    uses_allowed: 20,
  });
});

it('has no cap, no limit and no least order only where nothing was typed', () => {
  const none = { cap: null, uses_allowed: null, uses_per_shopper: null, least_order: 0 };
  expect(bodyWith({})).toMatchObject(none);
});

it.each(['value', 'cap', 'least_order', 'uses_allowed', 'uses_per_shopper'] as const)(
  'sends what is no number as %s so that the API refuses it there',
  (name) => {
    const body = bodyWith({ code: 'DIWALI', value: '10', title: 'Diwali', [name]: 'much' });
    const faults = sellerCouponBodySchema.safeParse(body).error?.issues ?? [];
    expect(faults.map(({ path }) => path)).toContainEqual([name]);
    expect(
      sellerCouponBodySchema.safeParse({ ...body, [name]: 5 }).error?.issues ?? [],
    ).not.toContainEqual(expect.objectContaining({ path: [name] }));
  },
);

it('caps a share of the price alone', () => {
  expect(bodyWith({ kind: 'amount', cap: '100' }).cap).toBeNull();
});
