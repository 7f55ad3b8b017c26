import { errorOf } from '@/lib/client/request';
import { isNotFound } from './cart-failure';

it.each([
  [404, undefined, true],
  [404, { success: false, message: 'No cart yet.' }, true],
  [404, { success: false, message: 'अभी कोई कार्ट नहीं है।' }, true],
  [502, { success: false, message: 'The cart answered 404.' }, true],
  [503, { success: false, message: 'The shelf fell down.' }, false],
  [500, undefined, false],
])(
  'a cart that is answered %i %j is told of unless it is not found: %s',
  (status, body, expected) => {
    expect(isNotFound(errorOf(status, body))).toBe(expected);
  },
);
