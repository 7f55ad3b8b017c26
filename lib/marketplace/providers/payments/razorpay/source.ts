import { setting } from '@/lib/config';
import { log } from '@/lib/log/log';
import type { PaymentProviderSource } from '../provider';

const settings = () => ({
  keyId: setting('RAZORPAY_KEY_ID'),
  keySecret: setting('RAZORPAY_KEY_SECRET'),
  webhookSecret: setting('RAZORPAY_WEBHOOK_SECRET'),
});

/** The source of Razorpay, with the keys of an account. */
export const razorpay: PaymentProviderSource = {
  hasSettings: () => Boolean(settings().keyId || settings().keySecret),
  isLive: () => /^rzp_live_/.test(settings().keyId ?? ''),
  async open() {
    const { keyId, keySecret, webhookSecret } = settings();
    if (!keyId && !keySecret) return undefined;
    if (!keyId || !keySecret) {
      log.error(
        'No payments by card and UPI: RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET go together.',
      );
      return undefined;
    }
    if (!webhookSecret) {
      log.warn('RAZORPAY_WEBHOOK_SECRET is not set: webhooks are refused, payments settle later.');
    }
    const { razorpayProvider } = await import('./razorpay');
    return razorpayProvider({
      ...{ keyId, keySecret, webhookSecret },
      ...{ baseUrl: 'https://api.razorpay.com', timeoutMs: 8_000 },
    });
  },
};
