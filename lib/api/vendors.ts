import type { Locale } from '@/lib/i18n/locales';
import { request } from './request';
import type { CodeSent } from './schemas/accounts';
import type { Acknowledgement, Answer } from './schemas/common';
import type { OwnStore, VendorSession } from './schemas/vendors';
import { upload } from './upload';
import type { Visitor } from './visitor';

export type ApplicationReceived = { application_number: string };

/** Sends an application with its pictures; a code that is mailed confirms it. */
export const applyAsVendor = async (
  lang: Locale,
  form: FormData,
  options: Parameters<typeof upload>[2],
) => (await upload<Answer<ApplicationReceived>>(`/api/stores?lang=${lang}`, form, options)).data;

/** Mails the code that confirms an application again. */
export const sendApplicationCode = (lang: Locale, email: string) =>
  request<Acknowledgement>('/api/stores/send-code', { method: 'POST', lang, body: { email } });

/** Confirms an application by its password and the mailed code; answers its number. */
export const confirmApplication = async (
  lang: Locale,
  body: { email: string; password: string; code: string },
) =>
  (
    await request<Answer<ApplicationReceived>>('/api/stores/confirm', {
      method: 'POST',
      lang,
      body,
    })
  ).data.application_number;

export const logInVendor = (
  lang: Locale,
  body: { email: string; password: string },
  visitor?: Visitor,
) => request<VendorSession>('/api/stores/login', { method: 'POST', lang, body, visitor });

export const logOutVendor = (token: string) =>
  request<Acknowledgement>('/api/stores/logout', { method: 'POST', token });

export const getOwnStore = async (lang: Locale, token: string) =>
  (await request<Answer<OwnStore>>('/api/stores/me', { lang, token })).data;

export const forgotVendorPassword = (lang: Locale, body: { email: string; request?: string }) =>
  request<CodeSent>('/api/stores/forgot-password', {
    method: 'POST',
    lang,
    body,
  });

export const resetVendorPassword = (
  lang: Locale,
  body: { email: string; otp: string; password: string; request?: string },
) => request<Acknowledgement>('/api/stores/reset-password', { method: 'POST', lang, body });
