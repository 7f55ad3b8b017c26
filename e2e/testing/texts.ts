import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';

export type Lang = 'en' | 'hi';

const messages = (lang: Lang) => JSON.parse(readFileSync(`messages/${lang}.json`, 'utf8'));

const translators = {
  en: createTranslator({ locale: 'en', messages: messages('en') }),
  hi: createTranslator({ locale: 'hi', messages: messages('hi') }),
};

/** The text that a screen shows, by its key in messages/*.json. */
export function texts(lang: Lang) {
  return (key: string, params: Record<string, string | number> = {}): string =>
    translators[lang](key as never, params as never);
}
