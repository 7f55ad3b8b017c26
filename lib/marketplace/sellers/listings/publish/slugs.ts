import { randomInt } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { normalised } from '@/lib/security/normalised';
import type { Database } from '../../../db/connection';
import { products } from '../../../db/schema/catalog';
import { formerSlugs } from '../../../db/schema/former-slugs';

const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const suffix = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** The Latin letters and digits of a name as a slug; 'item' without any. */
const slugOf = (name: string) =>
  normalised(name, 600, 'NFKD')
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
