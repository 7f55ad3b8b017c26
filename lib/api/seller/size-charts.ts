import type { Locale } from '@/lib/i18n/locales';
import { type BodyOf, call, dataOf } from '../call';

export const getSizeCharts = (lang: Locale) =>
  dataOf(call('GET /api/seller/size-charts', { lang }));

/** Adds a chart, or changes one; answers all. */
export const saveSizeChart = (
  lang: Locale,
  body: BodyOf<'POST /api/seller/size-charts'>,
  id?: number,
) =>
  id === undefined
    ? dataOf(call('POST /api/seller/size-charts', { lang, body }))
    : dataOf(call('PUT /api/seller/size-charts/{id}', { lang, params: { id }, body }));

/** Answers those that are left. */
export const removeSizeChart = (lang: Locale, id: number) =>
  dataOf(call('DELETE /api/seller/size-charts/{id}', { lang, params: { id } }));
