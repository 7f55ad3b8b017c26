import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Product, ReviewSort, Reviews } from '@/lib/api/schemas/catalog';
import type { Locale } from '@/lib/i18n/locales';
import { type Database, rowsOf } from '../db/connection';
import {
  formerSlugs,
  productMedia,
  products,
  productTranslations,
  reviews,
} from '../db/schema/catalog';
import { stores } from '../db/schema/stores';
import { selectCards, toCard } from './cards';
import { isOnSale } from './on-sale';
import { toReview } from './review-queries';

/** The product with everything its page shows, or undefined when no shopper may see it. */
export async function findProduct(
  db: Database,
  lang: Locale,
  key: { id: number } | { slug: string },
): Promise<Product | undefined> {
  const which = 'id' in key ? eq(products.id, key.id) : eq(products.slug, key.slug);
  const [row] = await selectCards(db, lang).where(and(isOnSale, which));
  if (!row) return undefined;
  const [details, media, path] = await Promise.all([
    findDetails(db, lang, row.id),
    db
      .select()
      .from(productMedia)
      .where(eq(productMedia.productId, row.id))
      .orderBy(asc(productMedia.position)),
    categoryPath(db, lang, row.category.id),
  ]);
  const image = (position: number) => media[position - 1]?.url ?? null;
  return {
    ...toCard(row),
    image_2: image(2),
    image_3: image(3),
    image_4: image(4),
    image_5: image(5),
    image_6: image(6),
    image_7: image(7),
    image_8: image(8),
    image_9: image(9),
    image_10: image(10),
    productMedia: media.map(({ url }) => ({ media_type: 'image' as const, media_url: url })),
    category_path: path,
    variants: details.variantGroup ? await findVariants(db, lang, details.variantGroup) : [],
    description: details.description,
    product_code: details.productCode,
    sku_id: details.sku,
    return_exchange_condition: details.returnPolicy,
    hsn: details.hsn,
    gst_rate: details.gstRate,
    country_of_origin: details.originCountry,
    importer: details.importer,
    updated_at: details.updatedAt.toISOString(),
  };
}

async function findDetails(db: Database, lang: Locale, id: number) {
  const [details] = await db
    .select({
      description: sql<string>`coalesce(nullif(${productTranslations.description}, ''), ${products.description})`,
      productCode: products.productCode,
      sku: products.sku,
      hsn: products.hsn,
      gstRate: products.gstRate,
      originCountry: products.originCountry,
      importer: products.importer,
      returnPolicy: products.returnPolicy,
      variantGroup: products.variantGroup,
      updatedAt: products.updatedAt,
    })
    .from(products)
    .leftJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.locale, lang)),
    )
    .where(eq(products.id, id));
  if (!details) throw new Error(`product ${id} vanished between two reads`);
  return details;
}

async function findVariants(
  db: Database,
  lang: Locale,
  group: string,
): Promise<Product['variants']> {
  const rows = await selectCards(db, lang)
    .where(and(isOnSale, eq(products.variantGroup, group)))
    .orderBy(asc(products.id))
    .limit(60);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    colour: row.colour,
    size: row.size,
    image: row.image,
    in_stock: row.stock > 0,
  }));
}

/** The category's ancestors, outermost first, itself last. */
function categoryPath(db: Database, lang: Locale, id: number): Promise<Product['category_path']> {
  return rowsOf(
    db,
    sql`with recursive up as (
          select id, parent_id, slug, name, 0 as depth from categories where id = ${id}
          union all
          select c.id, c.parent_id, c.slug, c.name, up.depth + 1
          from categories c join up on c.id = up.parent_id where up.depth < 5)
        select up.id::int as id, coalesce(t.name, up.name) as name, up.slug from up
        left join category_translations t on t.category_id = up.id and t.locale = ${lang}
        order by up.depth desc`,
  );
}

/** The present slug of a product that was renamed. */
export async function findRenamed(db: Database, slug: string): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: products.slug })
    .from(formerSlugs)
    .innerJoin(products, eq(products.id, formerSlugs.productId))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(isOnSale, eq(formerSlugs.slug, slug), ne(products.slug, slug)));
  return row?.slug;
}

const newestFirst = [desc(reviews.createdAt), desc(reviews.id)];

const reviewOrders: Record<ReviewSort, SQL[]> = {
  newest: newestFirst,
  highest: [desc(reviews.rating), ...newestFirst],
  lowest: [asc(reviews.rating), ...newestFirst],
};

/** One page of a product's reviews, with their summary over all of them. */
export async function findReviews(
  db: Database,
  productId: number,
  { page, limit, sort }: { page: number; limit: number; sort: ReviewSort },
): Promise<Reviews> {
  const [list, counted] = await Promise.all([
    db
      .select()
      .from(reviews)
      .where(eq(reviews.productId, productId))
      .orderBy(...reviewOrders[sort])
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({ rating: reviews.rating, n: sql<number>`count(*)::int` })
      .from(reviews)
      .where(eq(reviews.productId, productId))
      .groupBy(reviews.rating),
  ]);
  const of = (stars: number) => counted.find(({ rating }) => rating === stars)?.n ?? 0;
  const counts = { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) };
  const total = counted.reduce((sum, { n }) => sum + n, 0);
  const stars = counted.reduce((sum, { rating, n }) => sum + rating * n, 0);
  return {
    reviews: list.map(toReview),
    summary: {
      average: total ? Math.round((stars / total) * 10) / 10 : 0,
      total,
      counts,
    },
  };
}
