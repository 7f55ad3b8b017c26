import { randomInt } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Problem } from '@/lib/contract/schemas/seller/listing-problems';
import type { OtherLocale } from '@/lib/i18n/locales';
import { slugOf } from '@/lib/i18n/slugs/slug';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { insertMany } from '../../../kernel/db/insert-many';
import { products } from '../../../kernel/db/schema/catalog';
import { formerSlugs } from '../../../kernel/db/schema/former-slugs';
import { listings, sizeCharts } from '../../../kernel/db/schema/listings';
import { markProductsStale } from '../../../kernel/events/stale-products/mark';
import { correctStocks } from '../../inventory';
import { type PublishedSku, publishedSkus } from './published-skus';
import { refusals } from './refusals';
import { mediaOf, type Publishing, type SkuRow, skuRow } from './sku-rows';
import { removeOthers, updateSkus, writeMedia, writeTranslations } from './write-skus';

const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const suffix = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Returns a unique slug for each name, in their order: none of another product, current or former. */
async function freeSlugs(tx: Database, names: string[]): Promise<string[]> {
  const wanted = names.map((name) => slugOf(name) || 'item');
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

export type PublishOptions = {
  /** The member who publishes; null for the operator. */
  vendorId: number | null;
  /** True to also set the stock of SKUs already published; otherwise they keep theirs. */
  setsStock?: boolean;
};

const batch = 500;

/**
 * Copies documents into the products that shoppers see: adds new SKUs, changes existing ones (by the store's
 * code), and removes others from the listing. Takes few statements for any number of listings; call it with some
 * hundreds at a time.
 * @param publishings documents without `documentProblems`
 * @returns the refusals by listing; all other listings are live
 */
export async function publishListings(
  tx: Database,
  publishings: Publishing[],
  options: PublishOptions,
): Promise<Map<number, Problem[]>> {
  const present = await publishedSkus(tx, publishings);
  const refused = await refusals(tx, publishings, present);
  const accepted = publishings.filter(({ id }) => !refused.has(id));
  if (!accepted.length) return refused;
  const skus = accepted.flatMap((publishing) =>
    publishing.document.skus.map((sku) => ({
      row: skuRow(publishing, sku),
      media: mediaOf(publishing.document, sku),
      present: present.get(keyOf(publishing.id, sku.sku)),
    })),
  );
  const added = skus.filter((sku) => !sku.present);
  const known = skus.flatMap(({ row, present: before, media }) =>
    before ? [{ row: withOldName(row, before), before, media }] : [],
  );
  const ids = new Map<string, number>(known.map(({ row, before }) => [keyOfRow(row), before.id]));
  const renamed = known.filter(({ row, before }) => row.name !== before.name);
  const slugs = await freeSlugs(
    tx,
    [...added, ...renamed].map(({ row }) => row.name),
  );
  for (let at = 0; at < added.length; at += batch) {
    const rows = added.slice(at, at + batch).map(({ row: { texts: _, ...row } }, index) => ({
      ...row,
      slug: String(slugs[at + index]),
    }));
    const inserted = await rowsOf<{ id: number; listingId: number; sku: string }>(
      tx,
      sql`${insertMany(products, rows)}
        returning id::float8 as id, listing_id::float8 as "listingId", sku`,
    );
    for (const one of inserted) ids.set(keyOfRow(one), one.id);
  }
  const newSlugs = new Map(
    renamed.map(({ before }, index) => [before.id, String(slugs[added.length + index])]),
  );
  await updateSkus(
    tx,
    known.map(({ row, before }) => ({
      ...row,
      id: before.id,
      slug: newSlugs.get(before.id) ?? before.slug,
      formerSlug: newSlugs.has(before.id) ? before.slug : undefined,
    })),
  );
  if (options.setsStock) {
    const stock = known.map(({ row, before }) => ({ productId: before.id, to: row.stock }));
    await correctStocks(tx, stock, { kind: 'import', vendorId: options.vendorId ?? undefined });
  }
  const written = [...added, ...known].map(({ row, media }) => ({
    id: Number(ids.get(keyOfRow(row))),
    row,
    media,
  }));
  await writeTranslations(tx, written);
  await writeMedia(tx, written);
  const listingIds = accepted.map(({ id }) => id);
  const kept = written.map(({ id }) => id);
  const removed = await removeOthers(tx, listingIds, kept);
  await markPublished(tx, accepted);
  await markProductsStale(tx, [...kept, ...removed]);
  return refused;
}

const keyOf = (listingId: number, sku: string) => `${listingId} ${sku}`;
const keyOfRow = ({ listingId, sku }: { listingId: number; sku: string }) => keyOf(listingId, sku);

/** Keeps a product's former name while colour and size are the same, because it may be better than `skuName`'s. */
function withOldName(row: SkuRow, before: PublishedSku): SkuRow {
  const isSame = row.colour === before.colour && row.size === before.size;
  if (!isSame) return row;
  const base = (name: string) => name.replace(/ \([^()]*\)$/, '');
  const stays = (now: string, then: string) =>
    base(now) === base(then) && (now === base(now)) === (then === base(then));
  return {
    ...row,
    name: stays(row.name, before.name) ? before.name : row.name,
    texts: Object.fromEntries(
      Object.entries(row.texts).map(([lang, text]) => {
        const then = before.names[lang as OtherLocale];
        const name = then && stays(text.name, then) ? then : text.name;
        return [lang, { ...text, name }];
      }),
    ),
  };
}

/** Marks listings as live, with the values of their documents. */
async function markPublished(tx: Database, published: Publishing[]): Promise<void> {
  const rows = published.map(({ id, document }) => ({
    id,
    chart: document.size_chart,
    named: document.size_chart_id ?? null,
  }));
  await tx.execute(sql`update ${listings} l set status = 'live', has_changes = false,
      size_chart = nullif(r.chart, 'null'::jsonb),
      size_chart_id = (select c.id from ${sizeCharts} c where c.id = r.named and c.store_id = l.store_id), rejection = null, published_at = now(),
      updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id bigint, chart jsonb, named bigint)
    where l.id = r.id`);
}
