import type { Locale } from '@/lib/i18n/locales';
import { type BodyOf, call, dataOf } from '../call';
import type { SettingGroup } from '../schemas/settings/settings';

/** All settings, by group. */
export const getSettings = (lang: Locale) => dataOf(call('GET /api/operator/settings', { lang }));

/** The last versions of a group, the newest first. */
export const getSettingVersions = (lang: Locale, group: SettingGroup) =>
  dataOf(call('GET /api/operator/settings/{group}/versions', { lang, params: { group } }));

export const saveCompany = (lang: Locale, body: BodyOf<'PUT /api/operator/settings/company'>) =>
  dataOf(call('PUT /api/operator/settings/company', { lang, body }));

export const saveDelivery = (lang: Locale, body: BodyOf<'PUT /api/operator/settings/delivery'>) =>
  dataOf(call('PUT /api/operator/settings/delivery', { lang, body }));

export const saveDispatch = (lang: Locale, body: BodyOf<'PUT /api/operator/settings/dispatch'>) =>
  dataOf(call('PUT /api/operator/settings/dispatch', { lang, body }));

export const saveSupport = (lang: Locale, body: BodyOf<'PUT /api/operator/settings/support'>) =>
  dataOf(call('PUT /api/operator/settings/support', { lang, body }));

export const saveReturns = (lang: Locale, body: BodyOf<'PUT /api/operator/settings/returns'>) =>
  dataOf(call('PUT /api/operator/settings/returns', { lang, body }));

export const saveLimits = (lang: Locale, body: BodyOf<'PUT /api/operator/settings/limits'>) =>
  dataOf(call('PUT /api/operator/settings/limits', { lang, body }));

export const saveTaxes = (lang: Locale, body: BodyOf<'PUT /api/operator/settings/taxes'>) =>
  dataOf(call('PUT /api/operator/settings/taxes', { lang, body }));

export const saveGstRates = (lang: Locale, body: BodyOf<'PUT /api/operator/settings/gst-rates'>) =>
  dataOf(call('PUT /api/operator/settings/gst-rates', { lang, body }));

/** What such rates would change; saves nothing. */
export const previewGstRates = (
  lang: Locale,
  body: BodyOf<'POST /api/operator/settings/gst-rates/preview'>,
) => dataOf(call('POST /api/operator/settings/gst-rates/preview', { lang, body }));

export const savePincodes = (lang: Locale, body: BodyOf<'PUT /api/operator/settings/pincodes'>) =>
  dataOf(call('PUT /api/operator/settings/pincodes', { lang, body }));

export const saveMails = (lang: Locale, body: BodyOf<'PUT /api/operator/settings/mails'>) =>
  dataOf(call('PUT /api/operator/settings/mails', { lang, body }));

/** What each mail says by itself, and its placeholders. */
export const getMailKinds = (lang: Locale) =>
  dataOf(call('GET /api/operator/settings/mails/kinds', { lang }));

/** A mail with invented data and these words; saves nothing. */
export const previewMail = (
  lang: Locale,
  body: BodyOf<'POST /api/operator/settings/mails/preview'>,
) => dataOf(call('POST /api/operator/settings/mails/preview', { lang, body }));
