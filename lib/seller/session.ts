import { request } from '@/lib/client/request';
import type { Acknowledgement, Answer } from '@/lib/contract/schemas/common';
import type { SellerMe } from '@/lib/contract/schemas/seller/session';
import type { Locale } from '@/lib/i18n/locales';

const path = '/api/seller/session';

type Given = { email: string; password: string; otp?: string; request?: string };
type Opened = Answer<SellerMe> | { code_needed: true; request: string; message: string };

/** Opens a session of the seller area in this browser, or reports that a code was mailed. */
export const signInSeller = (lang: Locale, body: Given) =>
  request<Opened>(path, { method: 'POST', lang, body });

export const signOutSeller = () => request<Acknowledgement>(path, { method: 'DELETE' });
