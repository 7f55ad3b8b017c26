import type { Locale } from './locales';

/** Returns the name of a language in another: Hindi, अंग्रेज़ी. */
export const languageName = (of: Locale, inLang: Locale): string =>
  new Intl.DisplayNames(inLang, { type: 'language' }).of(of) ?? of;
