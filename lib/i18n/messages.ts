import en from '@/messages/en.json';
import hi from '@/messages/hi.json';
import { defaultLocale, eachLanguage, type Locale } from './locales';
import { filledFrom, isMessageGroup, type MessageTree, sourcesOf } from './message-sources';

export type Messages = typeof en;

const written: Record<Locale, MessageTree> = { en, hi };

const whole = eachLanguage((lang) =>
  sourcesOf(lang)
    .map((each) => written[each] ?? {})
    .reduce(filledFrom),
);

/** What a language says, with the texts of its fallback chain where its own are still missing. */
export const messagesOf = (lang: Locale): Messages => whole[lang] as Messages;

const keysOf = (tree: MessageTree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    isMessageGroup(value) ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );

/** How many texts of messages/ a language lacks, of how many; those come from its fallback chain. */
export function missingMessages(lang: Locale): { missing: number; total: number } {
  const all = keysOf(written[defaultLocale]);
  const own = new Set(keysOf(written[lang] ?? {}));
  return { missing: all.filter((key) => !own.has(key)).length, total: all.length };
}
