import { request } from '@/lib/client/request';
import type { Acknowledgement } from '@/lib/contract/schemas/common';
import type { OperatorMe } from '@/lib/contract/schemas/operators/session';
import { pathIn } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';

const path = '/api/operator/session';

export type OperatorCredentials = {
  email: string;
  password: string;
  otp?: string;
  recovery_code?: string;
  new_password?: string;
};

type Opened =
  | { data: OperatorMe; recovery_codes?: string[] }
  | { needs: 'otp' }
  | { needs: 'enrol'; secret: string; totp_url: string };

/** Opens a session of the operator area in this browser, or returns the missing step. */
export const signInOperator = (lang: Locale, body: OperatorCredentials) =>
  request<Opened>(path, { method: 'POST', lang, body });

export const signOutOperator = () => request<Acknowledgement>(path, { method: 'DELETE' });

const viewPath = '/api/operator/session/view';

/** Opens the area of the store with that application in this browser, for 30 minutes and read-only. */
export async function lookAtSeller(lang: Locale, number: string): Promise<void> {
  await request<Acknowledgement>(viewPath, { method: 'POST', lang, query: { number } });
  window.location.assign(pathIn(lang, '/seller'));
}

/** Closes the store's area, and returns to the operators' page of that store. */
export async function leaveView(lang: Locale, number: string): Promise<void> {
  await request<Acknowledgement>(viewPath, { method: 'DELETE', lang, query: { number } }).catch(
    () => {},
  );
  window.location.assign(pathIn(lang, `/operator/sellers/${number}`));
}
