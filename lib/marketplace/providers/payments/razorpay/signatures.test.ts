import { isSigned, sign } from '@/lib/security/hmac';
import { razorpayProvider } from './razorpay';

// Computed with `printf '%s' … | openssl dgst -sha256 -hmac …`.
const keySecret = 'secret-of-the-key';
const webhookSecret = 'secret-of-the-webhook';
const provider = razorpayProvider({
  keyId: 'rzp_test_1',
  keySecret,
  webhookSecret,
  baseUrl: 'http://provider.invalid',
  timeoutMs: 1,
});
const good = sign('order_1|pay_1', keySecret);

const signed = (body: string, signature: string) => ({
  body,
  header: (name: string) => (name === 'x-razorpay-signature' ? signature : undefined),
});

it('is the hex HMAC-SHA256 of order and payment', () => {
  expect(good).toBe('47c01efb2eda84dbd64cf1ae3447083673c2df48a72eb7397621b0fe9ab99446');
});

it.each([
  ['the right one', 'order_1', 'pay_1', good, true],
  ['of another order', 'order_2', 'pay_1', good, false],
  ['of another payment', 'order_1', 'pay_2', good, false],
  ['moved by a character', 'order_1|', 'pay_1', good, false],
  ['in capitals', 'order_1', 'pay_1', good.toUpperCase(), false],
  ['shortened', 'order_1', 'pay_1', good.slice(0, -1), false],
  ['lengthened', 'order_1', 'pay_1', `${good}0`, false],
  ['empty', 'order_1', 'pay_1', '', false],
  ['of as many characters but more bytes', 'order_1', 'pay_1', 'é'.repeat(64), false],
  ['by the secret of webhooks', 'order_1', 'pay_1', sign('order_1|pay_1', webhookSecret), false],
])('a signature of the checkout %s', (_, orderId, paymentId, signature, isRight) => {
  expect(provider.isReceipt({ orderId, paymentId, signature })).toBe(isRight);
});

it.each([
  ['the same bytes', '{"a":1}', sign('{"a":1}', webhookSecret), true],
  ['the same JSON in other bytes', '{"a": 1}', sign('{"a":1}', webhookSecret), false],
  ['Hindi', '{"a":"कुर्ता"}', sign('{"a":"कुर्ता"}', webhookSecret), true],
  ['by the secret of the key', '{"a":1}', sign('{"a":1}', keySecret), false],
  ['nothing', '', '', false],
])('a signature of a webhook over %s', (_, body, signature, isRight) => {
  expect(provider.acceptWebhook(signed(body, signature)) !== undefined).toBe(isRight);
});

it('takes no webhook without a secret, not even one signed with an empty one', () => {
  const { acceptWebhook } = razorpayProvider({
    keyId: 'rzp_test_1',
    keySecret,
    webhookSecret: undefined,
    baseUrl: '',
    timeoutMs: 1,
  });
  expect(acceptWebhook(signed('{}', sign('{}', '')))).toBeUndefined();
});

it('compares whole texts', () => {
  expect(isSigned('text', sign('text', 'a'), 'a')).toBe(true);
  expect(isSigned('text', sign('text', 'a'), 'b')).toBe(false);
});
