import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import { config } from '@/lib/config';
import { type ImportField, importFields } from '@/lib/contract/schemas/seller/import-fields';
import {
  type ListingDocument,
  type ListingSku,
  picturesOfSku,
} from '@/lib/contract/schemas/seller/listing-document';
import { ofPlainFields } from '@/lib/contract/schemas/seller/plain-fields';
import { madeFields } from '@/lib/i18n/translated';
import { asCell } from '@/lib/text/csv';
import type { Database } from '../../../kernel/db/connection';
import { listings } from '../../../kernel/db/schema/listings';
import { stores } from '../../../kernel/db/schema/stores';
import { publishedDocuments } from '../../listings';
import { type Catalogue, readCatalogue } from '../check/catalogue';

/** Number of listings read at once. */
const batch = 100;

/**
 * Generates every SKU of a store in the columns of Haat's template, listing by listing, with at most a hundred
 * listings in memory: the version that the store edits, with the current stock. Importing the file again changes
 * nothing. Leaves out archived listings.
 */
export async function* exportRows(db: Database, storeId: number): AsyncGenerator<string[]> {
  yield [...importFields];
  for await (const { cells } of skuRows(db, eq(listings.storeId, storeId))) yield cells;
}

/** Generates the rows of `exportRows` for all stores, with the store's slug before each SKU. */
export async function* exportAllRows(db: Database): AsyncGenerator<string[]> {
  yield ['store', ...importFields];
  for await (const { store, cells } of skuRows(db)) yield [asCell(store), ...cells];
}

async function* skuRows(
  db: Database,
  which?: SQL,
): AsyncGenerator<{ store: string; cells: string[] }> {
  const catalogue = await readCatalogue(db);
  for (let after = 0; ; ) {
    const rows = await db
      .select({
        id: listings.id,
        code: listings.code,
        draft: listings.draft,
        status: listings.status,
        store: stores.slug,
      })
      .from(listings)
      .innerJoin(stores, eq(stores.id, listings.storeId))
      .where(and(which, gt(listings.id, after)))
      .orderBy(asc(listings.id))
      .limit(batch);
    if (!rows.length) return;
    after = rows.at(-1)?.id ?? after;
    const open = rows.filter(({ status }) => status !== 'archived');
    const published = await publishedDocuments(
      db,
      open.map(({ id }) => id),
    );
    for (const { id, code, draft, store } of open) {
      const shown = published.get(id);
      const document = draft ?? shown;
      if (!document) continue;
      const stocks = new Map(shown?.skus.map(({ sku, stock }) => [sku, stock]));
      for (const sku of document.skus) {
        const stock = stocks.get(sku.sku) ?? sku.stock;
        const fields = fieldsOf(code, document, { ...sku, stock }, catalogue);
        yield { store, cells: importFields.map((field) => asCell(fields[field])) };
      }
    }
  }
}

const plain = (value: number | null) => (value === null ? '' : String(value));

function fieldsOf(
  code: string,
  document: ListingDocument,
  sku: ListingSku,
  { slugOfCategory, nameOfBrand }: Catalogue,
): Record<ImportField, string> {
  const { name, description, category_id: category, brand_id: brand } = document;
  return {
    listing_code: code,
    sku: sku.sku,
    ...madeFields('name', (_, lang) => name[lang] ?? ''),
    ...madeFields('description', (_, lang) => description[lang] ?? ''),
    category: (category && slugOfCategory(category)) || '',
    brand: (brand && nameOfBrand(brand)) || '',
    colour: sku.colour,
    size: sku.size,
    mrp: plain(sku.mrp),
    price: plain(sku.price),
    stock: plain(sku.stock),
    hsn: document.hsn,
    gst_rate: plain(document.gst_rate),
    gst_notification: document.gst_notification ?? '',
    ...ofPlainFields((field) => document[field]),
    gtin: sku.gtin,
    weight_grams: plain(sku.weight_grams),
    length_cm: plain(sku.length_cm),
    width_cm: plain(sku.width_cm),
    height_cm: plain(sku.height_cm),
    attributes: document.attributes.join('; '),
    pictures: picturesOfSku(document, sku)
      .map((url) => config.siteUrl + url)
      .join(' | '),
  };
}
