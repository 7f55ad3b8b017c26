import { request } from '@/lib/api/request';
import type { Acknowledgement } from '@/lib/api/schemas/common';
import type { OperatorMe } from '@/lib/api/schemas/operators/session';
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

/** Opens a session of the operator area in this browser, or tells what is missing for one. */
export const signInOperator = (lang: Locale, body: OperatorCredentials) =>
  request<Opened>(path, { method: 'POST', lang, body });

export const signOutOperator = () => request<Acknowledgement>(path, { method: 'DELETE' });
