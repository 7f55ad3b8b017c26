import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf } from '../call';

/** A store with its facts, how it serves shoppers, and who shares facts with it. */
export const getSeller = (lang: Locale, number: string) =>
  dataOf(call('GET /api/operator/vendors/{number}', { lang, params: { number } }));
