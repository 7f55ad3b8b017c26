import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf } from '../call';
import type { HealthAction } from '../schemas/operators/health';
import type { ReplayWebhooks } from '../schemas/operators/webhooks';

/** State of the shop: jobs, queues, mails, search, database, disk, versions. */
export const getOperatorHealth = (lang: Locale) =>
  dataOf(call('GET /api/operator/health', { lang }));

/** Milliseconds; the books of a large market are checked rule by rule. */
const patience = 120_000;

export const actOnHealth = (lang: Locale, action: HealthAction) =>
  dataOf(call('POST /api/operator/health/actions', { lang, body: { action }, timeout: patience }));

/** Webhooks received and not settled, and those to sellers that did not arrive. */
export const getWaitingWebhooks = (lang: Locale) =>
  dataOf(call('GET /api/operator/health/webhooks', { lang }));

export const replayWebhooks = (lang: Locale, body: ReplayWebhooks) =>
  dataOf(call('POST /api/operator/health/webhooks/replay', { lang, body }));
