import { setting } from '@/lib/config';
import { log } from '@/lib/log/log';
import type { PayoutProviderSource } from '../provider';

const settings = () => ({
  keyId: setting('RAZORPAYX_KEY_ID'),
  keySecret: setting('RAZORPAYX_KEY_SECRET'),
  accountNumber: setting('RAZORPAYX_ACCOUNT_NUMBER'),
  webhookSecret: setting('RAZORPAYX_WEBHOOK_SECRET'),
});

/**
 * The source of RazorpayX, used if all four of its settings are present; otherwise settlements are paid by
 * bank file only.
 */
export const razorpayX: PayoutProviderSource = {
  hasSettings: () => Object.values(settings()).some(Boolean),
  async open() {
    const { keyId, keySecret, accountNumber, webhookSecret } = settings();
    if (!keyId && !keySecret && !accountNumber && !webhookSecret) return undefined;
    if (!keyId || !keySecret || !accountNumber || !webhookSecret) {
      log.error('No payouts by RazorpayX: its four settings RAZORPAYX_… go together.');
      return undefined;
    }
    const { razorpayXProvider } = await import('./razorpayx');
    return razorpayXProvider({
      ...{ keyId, keySecret, accountNumber, webhookSecret },
      ...{ baseUrl: 'https://api.razorpay.com', timeoutMs: 8_000 },
    });
  },
};
