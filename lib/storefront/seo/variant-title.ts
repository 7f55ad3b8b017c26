import { type ByLanguage, inLanguage, type Locale } from '@/lib/i18n/locales';

/** What lists of search engines, shopping results and shared links show of a title, in UTF-16 units. */
export const shownTitle = 60;

/** Less of the name in front of it says too little. */
const shortestHead = 16;

/** What tells a SKU from the others of its listing, as names are written: 'Cotton Shirt (Navy, M)'. */
const variantAtEnd = /^(.*\S) \(([^()]+)\)$/;

/** Words of a language before or behind which a name can be interrupted; after a comma it can be too. */
const joints: ByLanguage<{ before: ReadonlySet<string>; behind: ReadonlySet<string> }> = {
  en: {
    before: new Set(['with', 'for', 'in', 'and', 'from', 'of', 'by']),
    behind: new Set(),
  },
  hi: {
    before: new Set(['और']),
    behind: new Set(['साथ', 'लिए', 'वाला', 'वाली', 'वाले', 'सहित']),
  },
};

/** The name and its variant; without one, or of a name that is longer than any, the name alone. */
export function variantOf(name: string): { base: string; variant: string | undefined } {
  const [, base, variant] = (name.length <= 400 && variantAtEnd.exec(name)) || [];
  return base && variant ? { base, variant } : { base: name, variant: undefined };
}

/**
 * A name whose variant stands within its first `most` units: 'Mesh Running Shoes (Blue, UK 7) for Men with Cushioned
 * Sole'. A name that is short enough stays as it is, and none loses a word.
 */
export function variantForward(name: string, locale: Locale, most = shownTitle): string {
  const { base, variant } = variantOf(name);
  if (!variant || name.length <= most) return name;
  const room = Math.max(shortestHead, most - variant.length - ' ()'.length);
  const head = headOf(base, room, locale);
  const tail = base.slice(head.length).trim();
  const [sign = ''] = /[,;:]$/.exec(head) ?? [];
  const front = `${head.slice(0, head.length - sign.length)} (${variant})${sign}`;
  return tail ? `${front} ${tail}` : front;
}

/** As much of a name as fits: up to a comma or joint in its second half, else to a word's end, else to a letter's. */
function headOf(base: string, room: number, locale: Locale): string {
  if (base.length <= room) return base;
  const { before, behind } = inLanguage(joints, locale);
  const words = base.split(' ');
  let end = 0;
  let joint = 0;
  for (const [at, word] of words.entries()) {
    const next = end + (at && 1) + word.length;
    if (next > room) break;
    end = next;
    const after = words[at + 1]?.toLowerCase() ?? '';
    const isJoint = before.has(after) || behind.has(word);
    if ((isJoint || /[,;:]$/.test(word)) && end > room / 2) joint = end;
  }
  if (joint || end) return base.slice(0, joint || end);
  const letters = [...new Intl.Segmenter(locale).segment(base)];
  const last = letters.findLast(({ index, segment }) => index + segment.length <= room);
  return base.slice(0, last ? last.index + last.segment.length : room);
}
