import type { Locale } from '@/lib/i18n/locales';
import { type RequestOptions, request } from './request';
import type {
  Address,
  AddressBody,
  CodeSent,
  OtpPurpose,
  PasswordReset,
  ProfileAnswer,
  SessionAnswer,
  SignupAnswer,
  SignupBody,
  VerifyOtpAnswer,
} from './schemas/accounts';
import type { Acknowledgement, Answer } from './schemas/common';
import type { Session } from './schemas/sessions';
import type { Visitor } from './visitor';

export type ProfileBody = { first_name: string; last_name: string; phone?: string };

const at = (name: string) => `/api/user-auth/${name}`;

export const signup = (lang: Locale, body: SignupBody) =>
  request<SignupAnswer>(at('signup'), { method: 'POST', lang, body: { ...body, lang } });

export const login = (lang: Locale, body: { email: string; password: string }, visitor?: Visitor) =>
  request<SessionAnswer>(at('login'), { method: 'POST', lang, body, visitor });

/** Revokes `token` at the host. */
export const logout = (token: string) =>
  request<Acknowledgement>(at('logout'), { method: 'POST', token });

/** `request`, of an earlier one, goes on with it. */
export const sendOtp = (
  lang: Locale,
  body: { email: string; purpose: OtpPurpose; request?: string },
) => request<CodeSent>(at('send-otp'), { method: 'POST', lang, body });

export const verifyOtp = (
  lang: Locale,
  body: { email: string; otp: string; purpose: OtpPurpose; request?: string },
  asked: Pick<RequestOptions, 'visitor' | 'token'> = {},
) => request<VerifyOtpAnswer>(at('verify-otp'), { method: 'POST', lang, body, ...asked });

/** `token` is for the server only; in the browser the session cookie stands for it. */
export const getProfile = (lang: Locale, asked: Pick<RequestOptions, 'token' | 'timeout'> = {}) =>
  request<ProfileAnswer>(at('profile'), { lang, ...asked });

export const updateProfile = (lang: Locale, body: ProfileBody) =>
  request<ProfileAnswer>(at('profile'), { method: 'PUT', lang, body });

export const changePassword = (
  lang: Locale,
  body: { current_password: string; new_password: string },
) => request<Acknowledgement>(at('change-password'), { method: 'POST', lang, body });

export const forgotPassword = (lang: Locale, body: { email: string; request?: string }) =>
  request<CodeSent>(at('forgot-password'), { method: 'POST', lang, body });

export const resetPassword = (
  lang: Locale,
  body: { email: string; otp: string; password: string; request?: string },
) => request<PasswordReset>(at('reset-password'), { method: 'POST', lang, body });

/** The devices on which the shopper is signed in, this one first. */
export const listSessions = async (lang: Locale) =>
  (await request<Answer<Session[]>>(at('sessions'), { lang })).data;

export const endSession = (lang: Locale, id: number) =>
  request<Acknowledgement>(`${at('sessions')}/${id}`, { method: 'DELETE', lang });

/** Ends all sessions, also this one. */
export const endAllSessions = (lang: Locale) =>
  request<Acknowledgement>(at('sessions'), { method: 'DELETE', lang });

export const deleteAccount = (lang: Locale, body: { password: string }) =>
  request<Acknowledgement>(at('delete-account'), { method: 'POST', lang, body });

export const listAddresses = async (lang: Locale) =>
  (await request<Answer<Address[]>>('/api/addresses', { lang })).data;

export const addAddress = async (lang: Locale, body: AddressBody) =>
  (await request<Answer<Address>>('/api/addresses', { method: 'POST', lang, body })).data;

export const updateAddress = async (lang: Locale, id: number, body: AddressBody) =>
  (await request<Answer<Address>>(`/api/addresses/${id}`, { method: 'PUT', lang, body })).data;

export const removeAddress = (lang: Locale, id: number) =>
  request<Acknowledgement>(`/api/addresses/${id}`, { method: 'DELETE', lang });
