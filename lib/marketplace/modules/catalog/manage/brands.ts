import { and, asc, eq, max, ne, sql } from 'drizzle-orm';
import type { BrandBody, ManagedBrand } from '@/lib/api/schemas/operators/catalogue';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { brands, products } from '../../../kernel/db/schema/catalog';
import { listings } from '../../../kernel/db/schema/listings';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, InvalidFields, NotFound } from '../../../kernel/errors';
import { markCatalogueStale } from '../../../kernel/events/stale-products/mark';
import { giveRequestedBrand } from './brand-requests';
import { dropFormerSlugs, forgetFormerSlug, keepFormerSlug, passFormerSlugs } from './former-slugs';
import { refuseWhereReferred } from './refuse-where-referred';
import { markStaleWithProducts } from './stale';

/** All brands by name, with how many SKUs each has. */
export const listManagedBrands = (db: Database): Promise<ManagedBrand[]> =>
  select(db).orderBy(asc(sql`lower(${brands.name})`), brands.id);

/** @throws {InvalidFields} catalogue_slug_taken */
export const addBrand = (db: Database, body: BrandBody) =>
  transact(db, async (tx) => {
    await checkSlug(tx, body.slug);
    const [last] = await tx.select({ position: max(brands.position) }).from(brands);
    const { id } = firstRow(
      await tx
        .insert(brands)
        .values({ ...body, position: (last?.position ?? 0) + 1 })
        .returning({ id: brands.id }),
    );
    await forgetFormerSlug(tx, 'brand', body.slug);
    if (await giveRequestedBrand(tx, { id, name: body.name })) {
      await markStaleWithProducts(tx, { brandId: id });
    } else await markCatalogueStale(tx);
    return managedBrand(tx, id);
  });

/**
 * Changes a brand. An address that it had redirects to the new one.
 * @throws {NotFound} brand_not_found
 * @throws {InvalidFields} catalogue_slug_taken
 */
export const changeBrand = (db: Database, id: number, body: BrandBody) =>
  transact(db, async (tx) => {
    const before = await managedBrand(tx, id);
    await checkSlug(tx, body.slug, id);
    await tx.update(brands).set(body).where(eq(brands.id, id));
    if (before.slug !== body.slug) {
      await forgetFormerSlug(tx, 'brand', body.slug);
      await keepFormerSlug(tx, 'brand', { slug: before.slug, subjectId: id });
    }
    await markStaleWithProducts(tx, { brandId: id });
    return managedBrand(tx, id);
  });

/** Gives the products and drafts of a brand to another, and removes it; its addresses redirect. */
export const mergeBrand = (db: Database, { id, into }: { id: number; into: number }) =>
  transact(db, async (tx) => {
    if (id === into) throw new DomainError(409, 'brand_merge_self');
    const { slug } = await managedBrand(tx, id);
    await managedBrand(tx, into);
    await tx
      .update(products)
      .set({ brandId: into, updatedAt: sql`now()` })
      .where(eq(products.brandId, id));
    await tx
      .update(listings)
      .set({ draft: sql`jsonb_set(${listings.draft}, '{brand_id}', to_jsonb(${into}::bigint))` })
      .where(sql`${listings.draft} -> 'brand_id' = to_jsonb(${id}::bigint)`);
    await passFormerSlugs(tx, 'brand', { id, slug, into });
    await refuseWhereReferred('brand_in_use', tx.delete(brands).where(eq(brands.id, id)));
    await markStaleWithProducts(tx, { brandId: into });
  });

/** @throws {DomainError} brand_in_use where a product has it */
export const removeBrand = (db: Database, id: number) =>
  transact(db, async (tx) => {
    const { product_count } = await managedBrand(tx, id);
    if (product_count > 0) throw new DomainError(409, 'brand_in_use');
    await dropFormerSlugs(tx, 'brand', id);
    await refuseWhereReferred('brand_in_use', tx.delete(brands).where(eq(brands.id, id)));
    await markCatalogueStale(tx);
  });

async function managedBrand(db: Database, id: number): Promise<ManagedBrand> {
  const [row] = await select(db).where(eq(brands.id, id));
  if (!row) throw new NotFound('brand_not_found');
  return row;
}

async function checkSlug(tx: Database, slug: string, id?: number): Promise<void> {
  const others = id === undefined ? undefined : ne(brands.id, id);
  if (await tx.$count(brands, and(eq(brands.slug, slug), others))) {
    throw new InvalidFields({ slug: 'catalogue_slug_taken' });
  }
}

const select = (db: Database) =>
  db
    .select({
      id: brands.id,
      name: brands.name,
      slug: brands.slug,
      image: brands.image,
      // Raw names: of a statement over one table, Drizzle writes columns without theirs.
      product_count: sql<number>`(
        select count(*) from ${products} counted where counted.brand_id = brands.id
      )`.mapWith(Number),
    })
    .from(brands);
