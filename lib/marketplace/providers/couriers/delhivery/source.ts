import { setting } from '@/lib/config';
import { log } from '@/lib/log/log';
import type { CourierProviderSource } from '../provider';

const settings = () => ({
  token: setting('DELHIVERY_TOKEN'),
  webhookSecret: setting('DELHIVERY_WEBHOOK_SECRET'),
});

/** The source of Delhivery, used if both of its settings are present. */
export const delhivery: CourierProviderSource = {
  hasSettings: () => Object.values(settings()).some(Boolean),
  async open() {
    const { token, webhookSecret } = settings();
    if (!token && !webhookSecret) return undefined;
    if (!token || !webhookSecret) {
      log.error('No courier by Delhivery: its two settings DELHIVERY_… go together.');
      return undefined;
    }
    const { delhiveryCourier } = await import('./delhivery');
    return delhiveryCourier({
      ...{ token, webhookSecret },
      ...{ baseUrl: 'https://track.delhivery.com', timeoutMs: 8_000 },
    });
  },
};
