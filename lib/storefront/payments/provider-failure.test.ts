import en from '@/messages/en.json';
import hi from '@/messages/hi.json';
import { failureCause, failureCauses } from './provider-failure';

it('has a text in both languages for every cause, and for no other', () => {
  for (const texts of [en, hi]) {
    expect(Object.keys(texts.payments.failures).sort()).toEqual([...failureCauses].sort());
  }
});

it.each([
  ['insufficient_funds', 'too_little'],
  ['payment_declined', 'declined'],
  ['invalid_vpa', 'wrong_upi'],
  ['server_error', 'bank_down'],
])('takes %s for %s', (code, cause) => {
  expect(failureCause(code)).toBe(cause);
});

it.each(['', 'toString', 'something_new', null, undefined])('has a text for %p, too', (code) => {
  expect(failureCause(code)).toBe('other');
});
