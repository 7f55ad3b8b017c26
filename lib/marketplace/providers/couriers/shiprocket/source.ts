import { setting } from '@/lib/config';
import { log } from '@/lib/log/log';
import type { CourierProviderSource } from '../provider';

const settings = () => ({
  email: setting('SHIPROCKET_EMAIL'),
  password: setting('SHIPROCKET_PASSWORD'),
  webhookSecret: setting('SHIPROCKET_WEBHOOK_SECRET'),
});

/** The source of Shiprocket, used if all three of its settings are present. */
export const shiprocket: CourierProviderSource = {
  hasSettings: () => Object.values(settings()).some(Boolean),
  async open() {
    const { email, password, webhookSecret } = settings();
    if (!email && !password && !webhookSecret) return undefined;
    if (!email || !password || !webhookSecret) {
      log.error('No courier by Shiprocket: its three settings SHIPROCKET_… go together.');
      return undefined;
    }
    const { shiprocketCourier } = await import('./shiprocket');
    return shiprocketCourier({
      ...{ email, password, webhookSecret },
      ...{ baseUrl: 'https://apiv2.shiprocket.in', timeoutMs: 8_000 },
    });
  },
};
