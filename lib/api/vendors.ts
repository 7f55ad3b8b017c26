import type { Locale } from '@/lib/i18n/locales';
import { answerOf, type BodyOf, call, dataOf } from './call';
import { type UploadOptions, upload } from './upload';
import type { Visitor } from './visitor';

/** Sends an application with its pictures; a mailed code confirms it. */
export const applyAsVendor = (lang: Locale, form: FormData, options: UploadOptions) =>
  dataOf(upload('POST /api/stores', lang, form, options));

/** Mails the confirmation code of an application again. */
export const sendApplicationCode = (lang: Locale, email: string) =>
  answerOf(call('POST /api/stores/send-code', { lang, body: { email } }));

/** Confirms an application by its password and the mailed code; returns its number. */
export const confirmApplication = async (lang: Locale, body: BodyOf<'POST /api/stores/confirm'>) =>
  (await dataOf(call('POST /api/stores/confirm', { lang, body }))).application_number;

export const logInVendor = (
  lang: Locale,
  body: BodyOf<'POST /api/stores/login'>,
  visitor?: Visitor,
) => answerOf(call('POST /api/stores/login', { lang, body, visitor }));

export const logOutVendor = (token: string) => call('POST /api/stores/logout', { token });

export const getOwnStore = (lang: Locale, token: string) =>
  dataOf(call('GET /api/stores/me', { lang, token }));

export const forgotVendorPassword = (
  lang: Locale,
  body: BodyOf<'POST /api/stores/forgot-password'>,
) => answerOf(call('POST /api/stores/forgot-password', { lang, body }));

export const resetVendorPassword = (
  lang: Locale,
  body: BodyOf<'POST /api/stores/reset-password'>,
) => answerOf(call('POST /api/stores/reset-password', { lang, body }));
