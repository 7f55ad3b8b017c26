import type { Locale } from '@/lib/i18n/locales';
import { answerOf, type BodyOf, call } from './call';
import type { RequestOptions } from './request';

/** Sends a code for signing in; `request` is the token of an earlier one, to continue it. */
export const sendPhoneCode = (lang: Locale, body: BodyOf<'POST /api/user-auth/phone/send-code'>) =>
  answerOf(call('POST /api/user-auth/phone/send-code', { lang, body }));

export const signInByPhone = (
  lang: Locale,
  body: BodyOf<'POST /api/user-auth/phone/sign-in'>,
  asked: Pick<RequestOptions, 'visitor'> = {},
) => answerOf(call('POST /api/user-auth/phone/sign-in', { lang, body, ...asked }));

/** Sends a code by which the shopper confirms a number. */
export const sendPhoneConfirmation = (
  lang: Locale,
  body: BodyOf<'POST /api/user-auth/phone/confirm/send-code'>,
) => answerOf(call('POST /api/user-auth/phone/confirm/send-code', { lang, body }));

export const confirmPhone = (lang: Locale, body: BodyOf<'POST /api/user-auth/phone/confirm'>) =>
  answerOf(call('POST /api/user-auth/phone/confirm', { lang, body }));
