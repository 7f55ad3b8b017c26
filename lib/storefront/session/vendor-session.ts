import { request } from '@/lib/api/request';
import type { Acknowledgement, Answer } from '@/lib/api/schemas/common';
import type { OwnStore } from '@/lib/api/schemas/vendors';
import type { Locale } from '@/lib/i18n/locales';

const path = '/api/vendor-session';

/** Opens a vendor's session in this browser. */
export const signInVendor = async (lang: Locale, body: { email: string; password: string }) =>
  (await request<Answer<OwnStore>>(path, { method: 'POST', lang, body })).data;

/**
 * The signed-in vendor's application; null when nobody is signed in. Not through `request`, for whom a 401
 * means that the shopper's session is over.
 */
export async function ownStore(lang: Locale): Promise<OwnStore | null> {
  const answer = await fetch(`${path}?lang=${lang}`, { headers: { Accept: 'application/json' } });
  if (answer.status === 401) return null;
  if (!answer.ok) throw new Error(`the vendor's session answered ${answer.status}`);
  return ((await answer.json()) as Answer<OwnStore>).data;
}

export const signOutVendor = () => request<Acknowledgement>(path, { method: 'DELETE' });
