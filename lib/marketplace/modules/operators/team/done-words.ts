import type { Locale } from '@/lib/i18n/locales';
import { hasText, textOf } from '@/lib/i18n/texts';

/** The name of the text that says what a write did: `POST /api/operator/coupons/{id}/pause` is `post_coupons_pause`. */
export function doneKey(action: string): string {
  const [method = '', path = ''] = action.split(' ');
  const named = path
    .split('/')
    .slice(3)
    .filter((part) => !part.startsWith('{'));
  return [method.toLowerCase(), ...named].join('_').replaceAll('-', '_');
}

/** Returns the action of a line of the log in words; the route itself if this release does not have it. */
export function doneWords(action: string, lang: Locale): string {
  const key = `api.done.${doneKey(action)}`;
  return hasText(key) ? textOf(lang, key) : action;
}
