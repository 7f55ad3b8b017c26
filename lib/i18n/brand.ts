import { company, defaultCompany } from '../company/company';
import { fallbackChain, inLanguage, type Locale, languages, perLanguage } from './locales';

/** The market's name as the messages contain it, as a whole word. */
const written = perLanguage((lang) => {
  const inTexts = languages[lang].isPartial ? fallbackChain(lang) : [lang];
  const names = inTexts.map((each) => inLanguage(defaultCompany.brand, each));
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${names.join('|')})(?![\\p{L}\\p{M}])`, 'gu');
});

/** Returns the market's name in a language. */
export const brandIn = (lang: Locale) => inLanguage(company().brand, lang);

/** Replaces the default market name in a text by the current or the given name. */
export function withBrand(text: string, lang: Locale, brand = brandIn(lang)): string {
  return brand === inLanguage(defaultCompany.brand, lang)
    ? text
    : text.replaceAll(written(lang), brand);
}

const kept = new WeakMap<object, { brand: string; messages: object }>();

/** Returns messages with the market's current name; built once per name. */
export function messagesWithBrand<Messages extends object>(
  messages: Messages,
  lang: Locale,
): Messages {
  const brand = brandIn(lang);
  if (brand === inLanguage(defaultCompany.brand, lang)) return messages;
  const known = kept.get(messages);
  if (known?.brand === brand) return known.messages as Messages;
  // A name contains no character that JSON would escape (lib/contract/schemas/settings/company.ts).
  const made = JSON.parse(withBrand(JSON.stringify(messages), lang)) as Messages;
  kept.set(messages, { brand, messages: made });
  return made;
}
