import { paymentStates } from '@/lib/contract/schemas/payments';
import { pollingInterval } from './use-payment-status';

const minute = 60_000;

it.each([
  ['checking', 0, 3000],
  ['checking', minute, 10_000],
  ['checking', 5 * minute, 30_000],
  ['checking', 11 * minute, 0],
  ['waiting', 0, 15_000],
  ['waiting', 21 * minute, 0],
  ['failed', 0, 15_000],
  ['paid', 0, 0],
  ['refunded', 0, 0],
  [undefined, 0, 0],
] as const)('%s for %i ms is looked at again after %i', (state, since, next) => {
  expect(pollingInterval(state, since)).toBe(next);
});

it('stops for every state', () => {
  for (const state of paymentStates) expect(pollingInterval(state, 60 * minute)).toBe(0);
});
