import type { ToldOrder } from '../load/told';
import { PaymentBooks } from '../outside/payment-books';
import { nothingOversold, ordersAreTrue, returnsAgree, type SeenOrder, untruthsOf } from './orders';

const told = (more: Partial<ToldOrder> = {}): ToldOrder => ({
  ...{ id: 1, number: 'HT-1', shopper: 0, method: 'upi', total: 500.5, lines: [], at: 0 },
  ...{ isPaid: true, isCharged: true, isCancelled: false, isDelivered: false, refunds: [] },
  ...more,
});

const seen = (more: Partial<SeenOrder> = {}): SeenOrder => ({
  ...{ number: 'HT-1', status: 'placed', totals: { grand_total: 500.5 } },
  payment: { amount: 500.5, captured: true, status: 'captured' },
  refunds: [],
  ...more,
});

/** Returns books in which an order was paid so many times, with so many paise refunded of the last payment. */
function books({ times = 1, back = 0 } = {}) {
  const provider = new PaymentBooks();
  const given = { amount: 50_050, currency: 'INR', receipt: 'P-1', notes: { order: 'HT-1' } };
  for (let n = 0; n < times; n++) {
    const payment = provider.pay(provider.open(given).id, 'upi', true);
    if (back && n === times - 1)
      provider.refund(payment.id, { amount: back, receipt: null, key: 'k' });
  }
  return provider.paymentsOf('HT-1');
}

const unpaid = {
  payment: { amount: 500.5, captured: false, status: 'cancelled' },
  status: 'cancelled',
};

it('finds nothing untrue of an order that is as it was told', () => {
  expect(untruthsOf(told(), seen(), books())).toEqual([]);
});

it.each<[string, ToldOrder, SeenOrder | undefined, ReturnType<typeof books>, RegExp]>([
  ['is gone', told(), undefined, books(), /is not there/],
  [
    'costs something else',
    told(),
    seen({ totals: { grand_total: 500.49 } }),
    books(),
    /cost 500.5/,
  ],
  ['was charged twice', told(), seen(), books({ times: 2 }), /charged 2 times/],
  ['is paid no longer', told(), seen(unpaid), books(), /told to be paid, and is not/],
  ['was paid by nobody', told(), seen(), [], /nobody was charged/],
  [
    'is not paid, and the money is kept',
    told({ isPaid: false }),
    seen(unpaid),
    books(),
    /keeps 500.5/,
  ],
  [
    'is cancelled, and the money is kept',
    told({ isCancelled: true }),
    seen({ status: 'cancelled' }),
    books(),
    /did not go back/,
  ],
  [
    'was cancelled and goes on',
    told({ isCancelled: true }),
    seen(),
    books({ back: 50_050 }),
    /is placed/,
  ],
  [
    'is cash, and a card was charged',
    told({ method: 'cod', isPaid: false }),
    seen(),
    books(),
    /paid in cash/,
  ],
  [
    'says that more went back',
    told(),
    seen({ refunds: [{ amount: 10, status: 'processed' }] }),
    books(),
    /says that 10 went back/,
  ],
  [
    'lacks a promised refund',
    told({ refunds: [{ of: 'operator', amount: 10 }] }),
    seen(),
    books(),
    /promised 10 back/,
  ],
  [
    'waits for a refund',
    told(),
    seen({ refunds: [{ amount: 10, status: 'pending' }] }),
    books(),
    /waits for 10/,
  ],
])('says so of an order that %s', (_, order, view, payments, words) => {
  expect(untruthsOf(order, view, payments).join('\n')).toMatch(words);
});

it('allows a payment that came too late and went back whole', () => {
  expect(untruthsOf(told({ isPaid: false }), seen(unpaid), books({ back: 50_050 }))).toEqual([]);
});

it('allows a second charge that went back', () => {
  expect(untruthsOf(told(), seen(), books({ times: 2, back: 50_050 }))).toEqual([]);
});

it('allows a cancelled order whose money went back', () => {
  const view = seen({ status: 'cancelled', refunds: [{ amount: 500.5, status: 'processed' }] });
  const refunds = [{ of: 'cancellation', amount: 500.5 } as const];
  expect(untruthsOf(told({ isCancelled: true, refunds }), view, books({ back: 50_050 }))).toEqual(
    [],
  );
});

it('counts what it has looked at', () => {
  const verdict = ordersAreTrue([told()], new Map([['HT-1', seen()]]), () => books());
  expect(verdict).toMatchObject({
    broken: [],
    facts: expect.stringContaining('1 orders acknowledged'),
  });
});

it('wants the refund of a return that is over, and of no other', () => {
  const back = { order: 'HT-1', number: 'RT-1', amount: 120, toProvider: true };
  const orders = new Map([['HT-1', seen({ refunds: [{ amount: 119, status: 'processed' }] })]]);
  expect(returnsAgree([{ ...back, refundedAt: null }], orders).broken).toEqual([]);
  expect(returnsAgree([{ ...back, refundedAt: '2026-11-26' }], orders).broken).toHaveLength(1);
});

it('notices when more is sold than there was', () => {
  const there = new Map([
    [1, 3],
    [2, 5],
  ]);
  expect(nothingOversold(there, new Map([[1, 3]])).broken).toEqual([]);
  expect(nothingOversold(there, new Map([[1, 4]])).broken).toEqual(['product 1: 4 sold of 3']);
});
