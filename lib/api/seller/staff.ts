import type { Locale } from '@/lib/i18n/locales';
import { answerOf, type BodyOf, call, dataOf } from '../call';

/** Who works for the store, and who is invited. */
export const getStaff = (lang: Locale) => dataOf(call('GET /api/seller/staff', { lang }));

export const inviteStaff = (lang: Locale, body: BodyOf<'POST /api/seller/staff/invitations'>) =>
  answerOf(call('POST /api/seller/staff/invitations', { lang, body }));

export const withdrawInvitation = (lang: Locale, id: number) =>
  call('DELETE /api/seller/staff/invitations/{id}', { lang, params: { id } });

export const changeStaffRole = (
  lang: Locale,
  id: number,
  body: BodyOf<'PUT /api/seller/staff/{id}'>,
) => call('PUT /api/seller/staff/{id}', { lang, params: { id }, body });

export const removeStaff = (lang: Locale, id: number) =>
  call('DELETE /api/seller/staff/{id}', { lang, params: { id } });

/** What the invitation with that token is for. */
export const getInvitation = (lang: Locale, token: string) =>
  dataOf(call('GET /api/seller/join', { lang, query: { token } }));

export const joinStore = (lang: Locale, body: BodyOf<'POST /api/seller/join'>) =>
  call('POST /api/seller/join', { lang, body });
