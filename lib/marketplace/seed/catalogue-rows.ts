import { brands as brandsTable, categories } from '@/lib/marketplace/kernel/db/schema/catalog';
import { categoryTranslations } from '@/lib/marketplace/kernel/db/schema/former-slugs';
import type { Database } from '../kernel/db/connection';
import { brands } from './catalogue/brands';
import { departments } from './catalogue/categories';
import { mediaUrl } from './pictures';
import { required } from './required';

type Entry = { slug: string; en: string; hi: string; position: number; parentId: number | null };

async function insertLevel(db: Database, entries: Entry[]): Promise<Map<string, number>> {
  const inserted = await db
    .insert(categories)
    .values(
      entries.map(({ slug, en, position, parentId }) => ({
        slug,
        name: en,
        position,
        parentId,
        image: mediaUrl(`categories/${slug}.webp`),
      })),
    )
    .returning({ id: categories.id, slug: categories.slug });
  const ids = new Map(inserted.map(({ id, slug }) => [slug, id]));
  await db.insert(categoryTranslations).values(
    entries.map(({ slug, hi }) => ({
      categoryId: required(ids.get(slug), `category ${slug}`),
      locale: 'hi',
      name: hi.normalize('NFC'),
    })),
  );
  return ids;
}

/** Inserts departments and their categories; returns category ids by slug. */
export async function insertCategories(db: Database): Promise<Map<string, number>> {
  const tops = await insertLevel(
    db,
    departments.map(({ self: [slug, en, hi] }, i) => ({
      slug,
      en,
      hi,
      position: i + 1,
      parentId: null,
    })),
  );
  const below = await insertLevel(
    db,
    departments.flatMap(({ self, children }) =>
      children.map(([slug, en, hi], i) => ({
        slug,
        en,
        hi,
        position: i + 1,
        parentId: required(tops.get(self[0]), `category ${self[0]}`),
      })),
    ),
  );
  return new Map([...tops, ...below]);
}

/** Inserts the brands; returns their ids by slug. */
export async function insertBrands(db: Database): Promise<Map<string, number>> {
  const inserted = await db
    .insert(brandsTable)
    .values(
      brands.map(({ slug, name }, i) => ({
        slug,
        name,
        position: i + 1,
        image: mediaUrl(`brands/${slug}.webp`),
      })),
    )
    .returning({ id: brandsTable.id, slug: brandsTable.slug });
  return new Map(inserted.map(({ id, slug }) => [slug, id]));
}
