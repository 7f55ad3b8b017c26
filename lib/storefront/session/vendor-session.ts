import { request } from '@/lib/client/request';
import type { Acknowledgement, Answer } from '@/lib/contract/schemas/common';
import type { OwnStore } from '@/lib/contract/schemas/vendors';
import type { Locale } from '@/lib/i18n/locales';

const path = '/api/vendor-session';

/** Opens a vendor's session in this browser. */
export const signInVendor = async (lang: Locale, body: { email: string; password: string }) =>
  (await request<Answer<OwnStore>>(path, { method: 'POST', lang, body })).data;

/** Loads the signed-in vendor's application; null if nobody is signed in. */
export const ownStore = async (lang: Locale): Promise<OwnStore | null> =>
  (await request<Answer<OwnStore | null>>(path, { lang })).data;

export const signOutVendor = () => request<Acknowledgement>(path, { method: 'DELETE' });
