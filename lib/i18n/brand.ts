import { company, defaultCompany } from '../company/company';
import { fallbackChain, inLanguage, type Locale, languages, perLanguage } from './locales';

/** The market's name as the texts have it, as a word of its own. */
const written = perLanguage((lang) => {
  const inTexts = languages[lang].isPartial ? fallbackChain(lang) : [lang];
  const names = inTexts.map((each) => inLanguage(defaultCompany.brand, each));
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${names.join('|')})(?![\\p{L}\\p{M}])`, 'gu');
});

/** The market's name in a language. */
export const brandIn = (lang: Locale) => inLanguage(company().brand, lang);

/** A text of ours with the name that the market has, now or else as given. */
export function withBrand(text: string, lang: Locale, brand = brandIn(lang)): string {
  return brand === inLanguage(defaultCompany.brand, lang)
    ? text
    : text.replaceAll(written(lang), brand);
}

const kept = new WeakMap<object, { brand: string; messages: object }>();

/** Messages with the name that the market has now; made once for each name. */
export function messagesWithBrand<Messages extends object>(
  messages: Messages,
  lang: Locale,
): Messages {
  const brand = brandIn(lang);
  if (brand === inLanguage(defaultCompany.brand, lang)) return messages;
  const known = kept.get(messages);
  if (known?.brand === brand) return known.messages as Messages;
  // A name has no sign that JSON would escape (lib/api/schemas/settings/company.ts).
  const made = JSON.parse(withBrand(JSON.stringify(messages), lang)) as Messages;
  kept.set(messages, { brand, messages: made });
  return made;
}
