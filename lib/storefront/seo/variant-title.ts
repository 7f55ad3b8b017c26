import { type ByLanguage, inLanguage, type Locale } from '@/lib/i18n/locales';

/** The length of titles in search results, shopping results and shared links, in UTF-16 units. */
export const shownTitle = 60;

/** A shorter beginning of a name says too little. */
const shortestHead = 16;

/** Matches the variant at the end of a SKU's name: 'Cotton Shirt (Navy, M)'. */
const variantAtEnd = /^(.*\S) \(([^()]+)\)$/;

/** Words before or behind which a name can be split, by language; a name can also be split after a comma. */
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

/** Splits a name into base and variant; a name without a variant, or an overlong one, is all base. */
export function variantOf(name: string): { base: string; variant: string | undefined } {
  const [, base, variant] = (name.length <= 400 && variantAtEnd.exec(name)) || [];
  return base && variant ? { base, variant } : { base: name, variant: undefined };
}

/**
 * Shortens a name to `most` units, with its variant at its end: 'Mesh Running Shoes… (Blue, UK 7)'. The rest is cut
 * at a joint or a word's end, never within the brand that it begins with. A very long brand or variant may exceed
 * `most`.
 */
export function shortName(
  name: string,
  locale: Locale,
  { most = shownTitle, brand = '' }: { most?: number; brand?: string } = {},
): string {
  const { base, variant } = variantOf(name);
  if (name.length <= most) return name;
  const end = variant ? `… (${variant})` : '…';
  const least = brand && base.startsWith(`${brand} `) ? brand.length : 0;
  const room = Math.max(shortestHead, least, most - end.length);
  if (base.length <= room) return variant ? `${base} (${variant})` : base;
  return `${headOf(base, { room, least, locale }).replace(/[\s,.:;–·|(/-]+$/, '')}${end}`;
}

/**
 * Returns the part of a name that fits: up to a comma or joint in its second half, else to a word's end, else
 * to a letter's.
 */
function headOf(
  base: string,
  { room, least, locale }: { room: number; least: number; locale: Locale },
): string {
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
    if ((isJoint || /[,;:]$/.test(word)) && end > Math.max(least, room / 2)) joint = end;
  }
  if (joint || end) return base.slice(0, joint || end);
  const letters = [...new Intl.Segmenter(locale).segment(base)];
  const last = letters.findLast(({ index, segment }) => index + segment.length <= room);
  return base.slice(0, last ? last.index + last.segment.length : room);
}
