import en from '@/messages/en.json';
import hi from '@/messages/hi.json';
import { type Locale, perLanguage } from './locales';
import { filledFrom, type MessageTree, sourcesOf } from './message-sources';

export type Messages = typeof en;

/** The own texts of languages that have any; each file of messages/ is among them. */
export const written: { readonly [Lang in Locale]?: MessageTree } = { en, hi };

/** Returns the texts of a language, with those of its fallback chain where its own are missing. */
export const messagesOf = perLanguage(
  (lang) =>
    sourcesOf(lang)
      .map((each) => written[each] ?? {})
      .reduce(filledFrom) as Messages,
);
