import type { Locale } from '@/lib/i18n/locales';
import { answerOf, type BodyOf, call, dataOf } from '../call';
import type { Visitor } from '../visitor';

export const logInSeller = (
  lang: Locale,
  body: BodyOf<'POST /api/seller/login'>,
  visitor: Visitor,
) => answerOf(call('POST /api/seller/login', { lang, body, visitor }));

export const logOutSeller = (token: string) => call('POST /api/seller/logout', { token });

/** Who is signed in to the seller area. */
export const getSellerMe = (lang: Locale) => dataOf(call('GET /api/seller/me', { lang }));
