import type { MessageKeys, NestedKeyOf } from 'use-intl/core';
import { createTranslator } from 'use-intl/core';
import { brandIn, messagesWithBrand } from './brand';
import { defaultLocale, type Locale } from './locales';
import { type Messages, messagesOf } from './messages';

/** The full key of a text in messages/*.json, e.g. `api.order_not_found`. */
export type TextKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

/** The keys of the texts under a prefix, without it, e.g. `subject` under `mail.order_placed`. */
export type TextKeyUnder<Prefix extends string> = Rest<TextKey, Prefix>;

type Rest<Key, Prefix extends string> = Key extends `${Prefix}.${infer Name}` ? Name : never;

export type TextParams = Record<string, string | number>;

const translatorOf = (locale: Locale) =>
  createTranslator({ locale, messages: messagesWithBrand(messagesOf(locale), locale) });

const made = new Map<Locale, { brand: string; translate: ReturnType<typeof translatorOf> }>();

/** Returns the translator of a language, rebuilt if the market's name has changed. */
function translator(locale: Locale) {
  const brand = brandIn(locale);
  const known = made.get(locale);
  if (known?.brand === brand) return known.translate;
  const translate = translatorOf(locale);
  made.set(locale, { brand, translate });
  return translate;
}

/**
 * Returns a text outside React components (those use next-intl), e.g. for the API host's answers, mails and
 * manifests.
 * @param params the values of its placeholders
 */
export function textOf(locale: Locale, key: TextKey, params: TextParams = {}): string {
  return translator(locale)(key, params as never);
}

/** True if a text with that key exists. */
export function hasText(key: string): key is TextKey {
  return translator(defaultLocale).has(key as TextKey);
}
