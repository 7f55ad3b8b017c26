import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { latinDigits } from '@/lib/text/digits';
import { writtenIn } from './written-text';

/** Returns a store's public answer with its language, by the answer's script, else that of the question. */
export function publicAnswer(text: string, asked: Locale): { text: string; language: Locale } {
  const language = writtenIn(text) ?? asked;
  return { text: hideContacts(text, language), language };
}

/**
 * Removes phone numbers, links, e-mail addresses and UPI ids from a store's public text and puts a note in their
 * place: deals outside the market have none of its protection.
 * @param lang the language of the note
 */
export function hideContacts(text: string, lang: Locale): string {
  const note = textOf(lang, 'api.contact_hidden');
  const words = text.split(/(\s+)/).map((word) => withoutAddress(word, note));
  return withoutPhones(words.join(''), note);
}

/**
 * A phone number, by the first digits of mobile and toll-free numbers; separators are bounded, so it runs in
 * linear time.
 */
const phone =
  /(?<![\p{L}\p{N}])(?:(?:\+|00)?91[\s.-]{0,2}|0)?(?:[6-9](?:[\s.()-]{0,2}\d){9}|1800(?:[\s.-]?\d){6,7})(?!\d)/gu;

function withoutPhones(text: string, note: string): string {
  let shown = '';
  let end = 0;
  for (const { 0: found, index } of latinDigits(text).matchAll(phone)) {
    if (!isPhone(found)) continue;
    shown += text.slice(end, index) + note;
    end = index + found.length;
  }
  return shown + text.slice(end);
}

/** Returns whether the match is a number in groups, or digit by digit, rather than a list of sizes or prices. */
function isPhone(found: string): boolean {
  const groups = found.match(/\d+/g) ?? [];
  return groups.length <= 6 ? groups.some(({ length }) => length > 2) : groups.every(isDigit);
}

const isDigit = ({ length }: string) => length === 1;

const site = /^(?:https?:|www\.|(?:[\p{L}\p{N}-]{1,63}\.){1,5}[\p{L}]{2,12}\/)/iu;
const domain =
  /^(?:[\p{L}\p{N}-]{1,63}\.){1,5}(?:com|in|net|org|co|shop|store|me|io|info|biz|online|app|link|xyz)$/iu;

function withoutAddress(word: string, note: string): string {
  const [, before = '', bare = '', after = ''] =
    /^(["'“(<[]{0,3})(.*?)([,;:!?.)>\]"'”।]{0,3})$/su.exec(word) ?? [];
  const isAddress = site.test(bare) || domain.test(bare) || /[\p{L}\p{N}]@[\p{L}\p{N}]/u.test(bare);
  return isAddress ? before + note + after : word;
}
