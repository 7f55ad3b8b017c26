import en from '@/messages/en.json';
import hi from '@/messages/hi.json';
import { eachLanguage, type Locale } from './locales';
import { filledFrom, type MessageTree, sourcesOf } from './message-sources';

export type Messages = typeof en;

const written: Record<Locale, MessageTree> = { en, hi };

const whole = eachLanguage((lang) =>
  sourcesOf(lang)
    .map((each) => written[each])
    .reduce(filledFrom),
);

/** What a language says, with the texts of its fallback chain where its own are still missing. */
export const messagesOf = (lang: Locale): Messages => whole[lang] as Messages;
