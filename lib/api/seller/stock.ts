import type { Locale } from '@/lib/i18n/locales';
import { type BodyOf, call, dataOf } from '../call';
import type { StockMovementKind } from '../schemas/seller/stock';

type Filter = {
  search?: string;
  kind?: StockMovementKind;
  from?: string;
  to?: string;
  page?: number;
};

export const getStockMovements = (lang: Locale, query: Filter) =>
  dataOf(call('GET /api/seller/stock-movements', { lang, query }));

export const getStockSettings = (lang: Locale) =>
  dataOf(call('GET /api/seller/stock-settings', { lang }));

export const saveStockSettings = (lang: Locale, body: BodyOf<'PUT /api/seller/stock-settings'>) =>
  dataOf(call('PUT /api/seller/stock-settings', { lang, body }));

/** Answers the SKU's stock afterwards. */
export const correctStock = (lang: Locale, body: BodyOf<'POST /api/seller/stock-movements'>) =>
  dataOf(call('POST /api/seller/stock-movements', { lang, body }));
