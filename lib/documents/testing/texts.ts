import { createTranslator } from 'use-intl/core';
import { type ByLanguage, inLanguage, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import enAreas from '@/messages/areas/en.json';
import hiAreas from '@/messages/areas/hi.json';
import type { Texts } from '../document';

const areas: ByLanguage<typeof enAreas> = { en: enAreas, hi: hiAreas };

/** Returns the translator of a namespace, as a page or the server passes it to a document. */
export const textsOf = <Namespace extends string>(locale: Locale, namespace: Namespace) =>
  createTranslator({
    locale,
    messages: { ...messagesOf(locale), ...inLanguage(areas, locale) },
    namespace: namespace as never,
  }) as never as Texts<Namespace>;

export const invoiceTexts = (lang: Locale) => ({
  t: textsOf(lang, 'invoice'),
  method: textsOf(lang, 'orders.payment_method'),
});
