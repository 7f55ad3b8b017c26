import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf } from '../call';

/** What waits for the store, and its sales over so many days. */
export const getDashboard = (lang: Locale, days: 30 | 90) =>
  dataOf(call('GET /api/seller/dashboard', { lang, query: { days: `${days}` } }));
