import { request } from '@/lib/api/request';
import type { Acknowledgement } from '@/lib/api/schemas/common';
import { pathIn } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';

const path = '/api/operator/session/view';

/** Opens the area of the store with that application in this browser, for 30 minutes and to read alone. */
export async function lookAtSeller(lang: Locale, number: string): Promise<void> {
  await request<Acknowledgement>(path, { method: 'POST', lang, query: { number } });
  window.location.assign(pathIn(lang, '/seller'));
}

/** Ends it, and goes back to the operators' page of that store. */
export async function leaveView(lang: Locale, number: string): Promise<void> {
  await request<Acknowledgement>(path, { method: 'DELETE', lang, query: { number } }).catch(
    () => {},
  );
  window.location.assign(pathIn(lang, `/operator/sellers/${number}`));
}
