import type { Locale } from '@/lib/i18n/locales';
import { answerOf, type BodyOf, call, dataOf } from './call';
import type { RequestOptions } from './request';
import type { AddressBody, SignupBody } from './schemas/accounts';
import type { Visitor } from './visitor';

export type ProfileBody = BodyOf<'PUT /api/user-auth/profile'>;

export const signup = (lang: Locale, body: SignupBody) =>
  answerOf(call('POST /api/user-auth/signup', { lang, body: { ...body, lang } }));

export const login = (lang: Locale, body: BodyOf<'POST /api/user-auth/login'>, visitor?: Visitor) =>
  answerOf(call('POST /api/user-auth/login', { lang, body, visitor }));

/** Revokes `token` at the host. */
export const logout = (token: string) => call('POST /api/user-auth/logout', { token });

/** `request` is the token of an earlier code request, to continue it. */
export const sendOtp = (lang: Locale, body: BodyOf<'POST /api/user-auth/send-otp'>) =>
  answerOf(call('POST /api/user-auth/send-otp', { lang, body }));

export const verifyOtp = (
  lang: Locale,
  body: BodyOf<'POST /api/user-auth/verify-otp'>,
  asked: Pick<RequestOptions, 'visitor' | 'token'> = {},
) => answerOf(call('POST /api/user-auth/verify-otp', { lang, body, ...asked }));

/** `token` is for the server only; in the browser the session cookie replaces it. */
export const getProfile = (lang: Locale, asked: Pick<RequestOptions, 'token' | 'timeout'> = {}) =>
  answerOf(call('GET /api/user-auth/profile', { lang, ...asked }));

export const updateProfile = (lang: Locale, body: ProfileBody) =>
  answerOf(call('PUT /api/user-auth/profile', { lang, body }));

export const changePassword = (lang: Locale, body: BodyOf<'POST /api/user-auth/change-password'>) =>
  answerOf(call('POST /api/user-auth/change-password', { lang, body }));

export const forgotPassword = (lang: Locale, body: BodyOf<'POST /api/user-auth/forgot-password'>) =>
  answerOf(call('POST /api/user-auth/forgot-password', { lang, body }));

export const resetPassword = (lang: Locale, body: BodyOf<'POST /api/user-auth/reset-password'>) =>
  answerOf(call('POST /api/user-auth/reset-password', { lang, body }));

/** The devices on which the shopper is signed in, the current one first. */
export const listSessions = (lang: Locale) => dataOf(call('GET /api/user-auth/sessions', { lang }));

export const endSession = (lang: Locale, id: number) =>
  answerOf(call('DELETE /api/user-auth/sessions/{id}', { params: { id }, lang }));

/** Ends all sessions, including the current one. */
export const endAllSessions = (lang: Locale) =>
  answerOf(call('DELETE /api/user-auth/sessions', { lang }));

export const deleteAccount = (lang: Locale, body: BodyOf<'POST /api/user-auth/delete-account'>) =>
  call('POST /api/user-auth/delete-account', { lang, body });

export const listAddresses = (lang: Locale) => dataOf(call('GET /api/addresses', { lang }));

export const addAddress = (lang: Locale, body: AddressBody) =>
  dataOf(call('POST /api/addresses', { lang, body }));

export const updateAddress = (lang: Locale, id: number, body: AddressBody) =>
  dataOf(call('PUT /api/addresses/{id}', { params: { id }, lang, body }));

export const removeAddress = (lang: Locale, id: number) =>
  call('DELETE /api/addresses/{id}', { params: { id }, lang });
