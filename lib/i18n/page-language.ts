import { mediaOrigin } from '@/lib/paths/media-origin';
import { type Locale, languages, moreLanguages } from './locales';

/**
 * What the root element of a page says: its language, and to the browser's code which others the market speaks and where
 * pictures come from.
 */
export const pageLanguage = (lang: Locale) => ({
  lang,
  dir: languages[lang].dir,
  'data-languages': moreLanguages.join(' ') || undefined,
  'data-media': mediaOrigin() || undefined,
});
