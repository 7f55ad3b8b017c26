import { randomInt } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { latinDigits } from '@/lib/i18n/digits';
import { normalised } from '@/lib/security/normalised';
import type { Database } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { formerSlugs } from '../../../kernel/db/schema/former-slugs';
import { latinSpelling } from '../../search-language';

const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const suffix = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Hindi words as they are written in Latin letters: सूती कुर्ता is suti kurta. */
const inLatin = (name: string) =>
  latinDigits(normalised(name, 600)).replace(/[\p{Script=Devanagari}\u200c\u200d]+/gu, (word) =>
    latinSpelling(word.replace(/[\u200c\u200d]/g, '')),
  );

/** The letters and digits of a name as a slug, Hindi ones in Latin letters; 'item' without any. */
export const slugOf = (name: string) =>
  normalised(inLatin(name), 600, 'NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '') || 'item';

/** A slug for each name, in their order: none of another product, present or former, nor twice. */
export async function freeSlugs(tx: Database, names: string[]): Promise<string[]> {
  const wanted = names.map(slugOf);
  const distinct = [...new Set(wanted)];
  if (!distinct.length) return [];
  const [present, former] = [
    await tx.select({ slug: products.slug }).from(products).where(inArray(products.slug, distinct)),
    await tx
      .select({ slug: formerSlugs.slug })
      .from(formerSlugs)
      .where(inArray(formerSlugs.slug, distinct)),
  ];
  const taken = new Set([...present, ...former].map(({ slug }) => slug));
  return wanted.map((slug) => {
    const free = taken.has(slug) ? `${slug}-${suffix()}` : slug;
    taken.add(free);
    return free;
  });
}
