import { mediaOrigin } from '@/lib/network/media-origin';
import { type Locale, languages, moreLanguages } from './locales';

/**
 * Returns the attributes of a page's root element: its language, and for the browser's code the market's
 * further languages and the origin of pictures.
 */
export const pageLanguage = (lang: Locale) => ({
  lang,
  dir: languages[lang].dir,
  'data-languages': moreLanguages.join(' ') || undefined,
  'data-media': mediaOrigin() || undefined,
});
