import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { languageName } from '@/lib/i18n/language-name';

export type Lang = 'en' | 'hi';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const messages = (lang: Lang) => ({
  ...read(`messages/${lang}.json`),
  ...read(`messages/on-demand/${lang}.json`),
  ...read(`messages/areas/${lang}.json`),
});

/** Returns a language's name for texts such as "Name in {language}". */
export const languageIn = (of: Lang, shown: Lang) => ({ language: languageName(of, shown) });

const onError = (error: Error) => {
  throw error;
};
const translator = (locale: Lang) =>
  createTranslator({ locale, messages: messages(locale), onError });
const translators = { en: translator('en'), hi: translator('hi') };

/** Returns a function that looks up texts of the screen by their keys in messages/*.json. */
export function texts(lang: Lang) {
  return (key: string, params: Record<string, string | number> = {}): string =>
    translators[lang](key as never, params as never);
}
