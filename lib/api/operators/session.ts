import type { Locale } from '@/lib/i18n/locales';
import { answerOf, type BodyOf, call, dataOf } from '../call';
import type { Visitor } from '../visitor';

export const logInOperator = (
  lang: Locale,
  body: BodyOf<'POST /api/operator/login'>,
  visitor: Visitor,
) => answerOf(call('POST /api/operator/login', { lang, body, visitor }));

export const logOutOperator = (token: string) => call('POST /api/operator/logout', { token });

/** Who is signed in to the operator area. */
export const getOperatorMe = (lang: Locale) => dataOf(call('GET /api/operator/me', { lang }));

export const renewRecoveryCodes = (lang: Locale, otp: string) =>
  dataOf(call('POST /api/operator/me/recovery-codes', { lang, body: { otp } }));

export const getOwnOperatorSessions = (lang: Locale) =>
  dataOf(call('GET /api/operator/sessions', { lang }));

export const endOperatorSession = (lang: Locale, id: number) =>
  call('DELETE /api/operator/sessions/{id}', { lang, params: { id } });
