import { emptyTerms, termsIn } from './coupon-terms';

const bodyWith = (typed: Partial<typeof emptyTerms>) => termsIn({ ...emptyTerms, ...typed });

it('takes numbers as they are typed, in either digits', () => {
  expect(bodyWith({ value: '१०%', cap: ' ₹1,500 ', uses_allowed: '20' })).toMatchObject({
    value: 10,
    cap: 1500,
    uses_allowed: 20,
  });
});

it('has no cap and no limit only where nothing was typed', () => {
  expect(bodyWith({})).toMatchObject({ cap: null, uses_allowed: null, uses_per_shopper: null });
  // The API refuses it at its field.
  expect(bodyWith({ cap: 'much', uses_allowed: 'many' })).toMatchObject({
    cap: 0,
    uses_allowed: 0,
  });
});

it('caps a share of the price alone', () => {
  expect(bodyWith({ kind: 'amount', cap: '100' }).cap).toBeNull();
});
