import en from '@/messages/en.json';
import hi from '@/messages/hi.json';
import { isKnown, shownStatus } from './payment-status-name';

it.each([
  ['waiting', 0, 0, 'created', 'created'],
  ['paid', 0, 0, 'captured', 'captured'],
  ['paid', 0, 100, 'captured', 'partly_refunding'],
  ['paid', 100, 50, 'captured', 'partly_refunded'],
  ['refunding', 100, 900, 'captured', 'refunding'],
  ['refunded', 1000, 0, 'captured', 'refunded'],
  ['refunded', 1000, 0, null, 'refunded'],
] as const)(
  'calls a payment that is %s, with %i refunded and %i on its way, from %s: %s',
  (...row) => {
    const [state, refunded, refund_pending, provider_status, name] = row;
    const shown = shownStatus({ state, refunded, refund_pending, provider_status });
    expect(shown).toBe(name);
    for (const { payments } of [en, hi]) {
      expect(isKnown(shown) && payments.provider_statuses[shown]).toEqual(expect.any(String));
    }
  },
);
