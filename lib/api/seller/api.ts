import type { Locale } from '@/lib/i18n/locales';
import { type BodyOf, call, dataOf } from '../call';
import type { DeliveryState } from '../schemas/seller/webhook-events';

/** The store's personal tokens. */
export const listApiTokens = (lang: Locale) => dataOf(call('GET /api/seller/api-tokens', { lang }));

/** A new one, with its text. */
export const createApiToken = (lang: Locale, body: BodyOf<'POST /api/seller/api-tokens'>) =>
  dataOf(call('POST /api/seller/api-tokens', { lang, body }));

export const revokeApiToken = (lang: Locale, id: number) =>
  call('DELETE /api/seller/api-tokens/{id}', { lang, params: { id } });

export const listWebhooks = (lang: Locale) => dataOf(call('GET /api/seller/webhooks', { lang }));

/** A new one, with its secret. */
export const createWebhook = (lang: Locale, body: BodyOf<'POST /api/seller/webhooks'>) =>
  dataOf(call('POST /api/seller/webhooks', { lang, body }));

export const changeWebhook = (
  lang: Locale,
  id: number,
  body: BodyOf<'PUT /api/seller/webhooks/{id}'>,
) => dataOf(call('PUT /api/seller/webhooks/{id}', { lang, params: { id }, body }));

export const removeWebhook = (lang: Locale, id: number) =>
  call('DELETE /api/seller/webhooks/{id}', { lang, params: { id } });

/** The same with a new secret. */
export const renewWebhookSecret = (lang: Locale, id: number) =>
  dataOf(call('POST /api/seller/webhooks/{id}/secret', { lang, params: { id } }));

export const sendTestEvent = (lang: Locale, id: number) =>
  call('POST /api/seller/webhooks/{id}/test', { lang, params: { id } });

/** A page of what was sent to it. */
export const listDeliveries = (
  lang: Locale,
  id: number,
  query: { state?: DeliveryState; page: number },
) =>
  dataOf(
    call('GET /api/seller/webhooks/{id}/deliveries', {
      lang,
      params: { id },
      query: { ...query, limit: 20 },
    }),
  );

export const replayDelivery = (lang: Locale, id: number, delivery: number) =>
  call('POST /api/seller/webhooks/{id}/deliveries/{delivery}/replay', {
    lang,
    params: { id, delivery },
  });
