import type { Locale } from '@/lib/i18n/locales';
import { request } from './request';
import type { Acknowledgement, Answer } from './schemas/common';
import type { OwnStore, VendorSession } from './schemas/vendors';
import { upload } from './upload';

export type ApplicationReceived = { application_number: string };

/** Sends an application with its pictures; `onProgress` is told the part sent, from 0 to 1. */
export const applyAsVendor = async (
  lang: Locale,
  form: FormData,
  onProgress: (part: number) => void,
) => (await upload<Answer<ApplicationReceived>>(`/api/stores?lang=${lang}`, form, onProgress)).data;

export const logInVendor = (lang: Locale, body: { email: string; password: string }) =>
  request<VendorSession>('/api/stores/login', { method: 'POST', lang, body });

export const logOutVendor = (token: string) =>
  request<Acknowledgement>('/api/stores/logout', { method: 'POST', token });

export const getOwnStore = async (lang: Locale, token: string) =>
  (await request<Answer<OwnStore>>('/api/stores/me', { lang, token })).data;

export const forgotVendorPassword = (lang: Locale, email: string) =>
  request<Acknowledgement>('/api/stores/forgot-password', {
    method: 'POST',
    lang,
    body: { email },
  });

export const resetVendorPassword = (
  lang: Locale,
  body: { email: string; otp: string; password: string },
) => request<Acknowledgement>('/api/stores/reset-password', { method: 'POST', lang, body });
