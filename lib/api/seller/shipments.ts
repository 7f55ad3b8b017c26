import type { Locale } from '@/lib/i18n/locales';
import { type BodyOf, call, dataOf } from '../call';
import type { BulkStep, ShipmentState } from '../schemas/seller/shipments';

type Filter = { state?: ShipmentState; search?: string; page?: number };

export const getShipments = (lang: Locale, query: Filter) =>
  dataOf(call('GET /api/seller/shipments', { lang, query }));

export const getShipment = (lang: Locale, id: number) =>
  dataOf(call('GET /api/seller/shipments/{id}', { lang, params: { id } }));

/** Moves shipments one step; each answers for itself. */
export const moveShipments = (lang: Locale, ids: number[], step: BulkStep) =>
  dataOf(call('POST /api/seller/shipments/bulk', { lang, body: { ids, step } }));

/** The steps that take at most a note. */
export type PlainStep = 'confirm' | 'pack' | 'out-for-delivery' | 'deliver' | 'fail' | 'take-back';

export const moveShipment = (lang: Locale, id: number, step: PlainStep, note?: string) =>
  dataOf(call(`POST /api/seller/shipments/{id}/${step}`, { lang, params: { id }, body: { note } }));

export const shipShipment = (
  lang: Locale,
  id: number,
  body: BodyOf<'POST /api/seller/shipments/{id}/ship'>,
) => dataOf(call('POST /api/seller/shipments/{id}/ship', { lang, params: { id }, body }));

/** Hands shipments to their carriers; each row answers for itself. */
export const shipMany = (lang: Locale, rows: BodyOf<'POST /api/seller/shipments/ship'>['rows']) =>
  dataOf(call('POST /api/seller/shipments/ship', { lang, body: { rows } }));

export const cancelShipment = (lang: Locale, id: number, reason: string) =>
  dataOf(
    call('POST /api/seller/shipments/{id}/cancel', { lang, params: { id }, body: { reason } }),
  );
