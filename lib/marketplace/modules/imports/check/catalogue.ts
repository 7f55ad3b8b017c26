import { sql } from 'drizzle-orm';
import { defaultLocale, eachLanguage, type Locale, locales } from '@/lib/i18n/locales';
import { translated } from '@/lib/i18n/translated';
import { normalised } from '@/lib/text/normalised';
import type { Database } from '../../../kernel/db/connection';
import { brands, categories } from '../../../kernel/db/schema/catalog';
import { translationsOfCategory } from '../../../kernel/db/translations';

/** Categories and brands, found by the names that files use. */
export type Catalogue = {
  /**
   * Finds a category by slug, path (`Fashion > Men > Shirts`) or name in either language; undefined unless
   * exactly one fits.
   */
  categoryOf(text: string): number | undefined;
  brandOf(text: string): number | undefined;
  slugOfCategory(id: number): string | undefined;
  /** The category's HSN code, or that of its nearest ancestor: the initial code of new listings in it. */
  hsnOfCategory(id: number): string | undefined;
  isCategory(id: number): boolean;
  isBrand(id: number): boolean;
  nameOfBrand(id: number): string | undefined;
  /** All categories in the order of the tree; each path includes the names of its ancestors. */
  categories: { id: number; slug: string; paths: Record<Locale, string>; isLeaf: boolean }[];
  brands: string[];
  /** Ids of `brands`, in the same order. */
  brandIds: number[];
};

/** Maximum characters of a category's path, or of a brand's name. */
const longestPath = 1000;

/** Returns a category's path or a brand's name in the form in which it is compared. */
export const plainPath = (text: string) =>
  normalised(text, longestPath)
    .toLowerCase()
    .split(/[>›/→]/)
    .map((part) => part.replace(/[\s_-]+/g, ' ').trim())
    .join('>');

/** Reads all categories and brands of the market, a few hundred. */
export async function readCatalogue(db: Database): Promise<Catalogue> {
  const rows = await db
    .select({
      id: categories.id,
      parentId: categories.parentId,
      slug: categories.slug,
      name: categories.name,
      hsn: categories.hsn,
      translations: translationsOfCategory(sql`${categories.id}`),
    })
    .from(categories)
    .orderBy(categories.parentId, categories.position, categories.id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pathOf = (id: number, name: (row: (typeof rows)[number]) => string): string => {
    const row = byId.get(id);
    if (!row) return '';
    const above = row.parentId === null ? '' : pathOf(row.parentId, name);
    return above ? `${above} > ${name(row)}` : name(row);
  };
  const found = new Map<string, Set<number>>();
  const note = (text: string, id: number) => {
    const key = plainPath(text);
    found.set(key, (found.get(key) ?? new Set()).add(id));
  };
  const parents = new Set(rows.map(({ parentId }) => parentId));
  const listed = rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    isLeaf: !parents.has(row.id),
    paths: eachLanguage((lang) => pathOf(row.id, (each) => translated(each, 'name', lang))),
  }));
  const slugs = new Map(rows.map(({ slug, id }) => [slug, id]));
  for (const row of rows) for (const lang of locales) note(translated(row, 'name', lang), row.id);
  for (const { id, paths } of listed) for (const path of Object.values(paths)) note(path, id);
  const allBrands = await db
    .select({ id: brands.id, slug: brands.slug, name: brands.name })
    .from(brands)
    .orderBy(brands.name);
  const brandsByName = new Map(
    allBrands.flatMap(({ id, slug, name }) => [slug, name].map((each) => [plainPath(each), id])),
  );
  const brandNames = new Map(allBrands.map(({ id, name }) => [id, name]));
  return {
    categoryOf(text) {
      const slug = slugs.get(text.trim().toLowerCase());
      const fitting = found.get(plainPath(text));
      return slug ?? (fitting?.size === 1 ? [...fitting][0] : undefined);
    },
    brandOf: (text) => brandsByName.get(plainPath(text)),
    slugOfCategory: (id) => byId.get(id)?.slug,
    hsnOfCategory(id) {
      let row = byId.get(id);
      while (row && !row.hsn) row = row.parentId === null ? undefined : byId.get(row.parentId);
      return row?.hsn ?? undefined;
    },
    isCategory: (id) => byId.has(id),
    isBrand: (id) => brandNames.has(id),
    nameOfBrand: (id) => brandNames.get(id),
    categories: listed.toSorted((a, b) =>
      a.paths[defaultLocale].localeCompare(b.paths[defaultLocale]),
    ),
    brands: allBrands.map(({ name }) => name),
    brandIds: allBrands.map(({ id }) => id),
  };
}
