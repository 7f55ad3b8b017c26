import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/lib/i18n/locales';
import en from '@/messages/en.json';
import hi from '@/messages/hi.json';

const translators = {
  en: createTranslator({ locale: 'en', messages: en }),
  hi: createTranslator({ locale: 'hi', messages: hi }),
};

export type TextParams = Record<string, string | number>;

/** A text of messages/*.json in the language of the request, e.g. `api.order_not_found`. */
export function textOf(lang: Locale, key: string, params: TextParams = {}): string {
  return translators[lang](key as never, params as never);
}

/** Whether a text of that key exists. */
export function hasText(key: string): boolean {
  return translators.en.has(key as never);
}
