import { textOf } from '@/lib/i18n/texts';
import { hideContacts } from './public-answer';

const note = textOf('en', 'api.contact_hidden');

it.each([
  ['Call 98765 43210 for a discount', `Call ${note} for a discount`],
  ['WhatsApp +91-98765-43210.', `WhatsApp ${note}.`],
  ['फ़ोन ९८७६५४३२१० पर', `फ़ोन ${note} पर`],
  ['9 8 7 6 5 4 3 2 1 0', note],
  ['09876543210 or 1800 123 4567', `${note} or ${note}`],
  ['See https://shop.example/x and www.other.in', `See ${note} and ${note}`],
  ['Order at mystore.com, cheaper', `Order at ${note}, cheaper`],
  ['chat: wa.me/919876543210', `chat: ${note}`],
  ['mail a.b@shop.example or pay name@okbank', `mail ${note} or pay ${note}`],
])('hides the contact in %s', (text, shown) => {
  expect(hideContacts(text, 'en')).toBe(shown);
});

it.each([
  'Sorry! Sizes 8 9 10 11 12 13 are there, at ₹1,299.00 and ₹899.',
  'Order HT-2026-000123 of 29.11.2026, AWB 123456789012345',
  'Wash at 30 degrees.Dry in the shade',
  'अगली बार ज़रूर बताइएगा।',
])('leaves %s as it is', (text) => {
  expect(hideContacts(text, 'en')).toBe(text);
});

it('says the note in the language of the reply', () => {
  expect(hideContacts('9876543210', 'hi')).toBe(textOf('hi', 'api.contact_hidden'));
});
