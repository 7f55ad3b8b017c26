import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf } from '../call';

/** Reviews that stores have reported, the oldest first. */
export const getReviewReports = (lang: Locale) =>
  dataOf(call('GET /api/operator/reviews/reports', { lang }));

/** Keeps a reported review for good, or deletes it. */
export const decideReport = (lang: Locale, id: number, show: boolean) =>
  call('POST /api/operator/reviews/reports/{id}/decide', { lang, params: { id }, body: { show } });
