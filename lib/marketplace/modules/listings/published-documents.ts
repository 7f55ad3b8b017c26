import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { percentOf } from '@/lib/contract/schemas/gst/rates';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import { defaultLocale, eachLanguage, type OtherLocale, otherLocales } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { productMedia, products } from '../../kernel/db/schema/catalog';
import { listings } from '../../kernel/db/schema/listings';
import { fromColumns } from '../../kernel/db/schema/plain-field-columns';
import { rupees } from '../../kernel/money/rupees';
import { withoutVariant } from './publish/sku-rows';

type Texts = { [Lang in OtherLocale]?: { name: string; description: string } };
type Row = Awaited<ReturnType<typeof skuRows>>[number];

/** Returns the public documents by listing, built from the products of each. */
export async function publishedDocuments(
  db: Database,
  listingIds: number[],
): Promise<Map<number, ListingDocument>> {
  if (!listingIds.length) return new Map();
  const rows = await skuRows(db, listingIds);
  const pictures = await picturesByProduct(db, rows);
  const byListing = grouped(rows, ({ product }) => product.listingId);
  return new Map([...byListing].map(([id, own]) => [id, toDocument(own, pictures)]));
}

function skuRows(db: Database, listingIds: number[]) {
  return db
    .select({
      product: products,
      texts: sql<Texts>`coalesce((select jsonb_object_agg(t.locale,
        jsonb_build_object('name', t.name, 'description', t.description))
        from product_translations t where t.product_id = ${products.id}), '{}')`,
      sizeChart: listings.sizeChart,
      sizeChartId: listings.sizeChartId,
    })
    .from(products)
    .innerJoin(listings, eq(listings.id, products.listingId))
    .where(and(inArray(products.listingId, listingIds), eq(products.isRemoved, false)))
    .orderBy(asc(products.id));
}

async function picturesByProduct(db: Database, rows: Row[]): Promise<Map<number, string[]>> {
  const ids = rows.map(({ product }) => product.id);
  if (!ids.length) return new Map();
  const media = await db
    .select()
    .from(productMedia)
    .where(inArray(productMedia.productId, ids))
    .orderBy(asc(productMedia.productId), asc(productMedia.position));
  const byProduct = grouped(media, ({ productId }) => productId);
  return new Map([...byProduct].map(([id, own]) => [id, own.map(({ url }) => url)]));
}

/** Returns a column's text; '' if it repeats another language's text as a substitute. */
const ownText = (text: string, others: (string | undefined)[]) =>
  others.includes(text) && !/\p{Script=Latin}/u.test(text) ? '' : text;

function toDocument(rows: Row[], pictures: Map<number, string[]>): ListingDocument {
  const [first] = rows;
  if (!first) throw new Error('a listing without products has no document');
  const { product, texts, sizeChart, sizeChartId } = first;
  const byColour = new Map<string, string[]>();
  for (const { product: sku } of rows) {
    const own = pictures.get(sku.id) ?? [];
    if (own.length && !byColour.has(sku.colour ?? '')) byColour.set(sku.colour ?? '', own);
  }
  const said = (name: 'name' | 'description') => otherLocales.map((lang) => texts[lang]?.[name]);
  const shown = (name = '') => (rows.length === 1 ? name : withoutVariant(name));
  return {
    name: eachLanguage((lang) =>
      shown(lang === defaultLocale ? ownText(product.name, said('name')) : texts[lang]?.name),
    ),
    description: eachLanguage((lang) =>
      lang === defaultLocale
        ? ownText(product.description, said('description'))
        : (texts[lang]?.description ?? ''),
    ),
    category_id: product.categoryId,
    brand_id: product.brandId,
    attributes: product.attributes,
    hsn: product.hsn,
    gst_rate: product.ownGstRate === null ? null : percentOf(product.ownGstRate),
    gst_notification: product.gstNotification ?? '',
    ...fromColumns(product),
    size_chart: sizeChart,
    size_chart_id: sizeChartId,
    pictures: [...byColour].map(([colour, images]) => ({ colour, images })),
    skus: rows.map((row) => toSku(row, byColour, pictures)),
  };
}

function toSku(
  { product }: Row,
  byColour: Map<string, string[]>,
  pictures: Map<number, string[]>,
): ListingDocument['skus'][number] {
  const own = pictures.get(product.id) ?? [];
  const ofColour = byColour.get(product.colour ?? '') ?? [];
  const centimetres = (millimetres: number | null) => millimetres && millimetres / 10;
  return {
    key: `p${product.id}`,
    sku: product.sku,
    colour: product.colour ?? '',
    size: product.size ?? '',
    mrp: rupees(product.mrp),
    price: rupees(product.price),
    stock: product.stock,
    low_stock: product.lowStockThreshold,
    gtin: product.gtin ?? '',
    weight_grams: product.weightGrams,
    length_cm: centimetres(product.lengthMm),
    width_cm: centimetres(product.widthMm),
    height_cm: centimetres(product.heightMm),
    pictures: own.join() === ofColour.join() ? [] : own,
  };
}

function grouped<Row>(rows: Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
