import { sql } from 'drizzle-orm';
import type { Problem } from '@/lib/api/schemas/seller/listing-problems';
import type { OtherLocale } from '@/lib/i18n/locales';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { insertMany } from '../../../kernel/db/insert-many';
import { products } from '../../../kernel/db/schema/catalog';
import { markProductsStale } from '../../../kernel/events/stale-products/mark';
import { correctStocks } from '../../inventory';
import { markPublished } from './mark-published';
import { type PublishedSku, publishedSkus } from './published-skus';
import { refusals } from './refusals';
import { mediaOf, type Publishing, type SkuRow, skuRow } from './sku-rows';
import { freeSlugs } from './slugs';
import { removeOthers, updateSkus, writeMedia, writeTranslations } from './write-skus';

export type PublishOptions = {
  /** Who publishes; null for the operator. */
  vendorId: number | null;
  /** Sets the stock of SKUs that are published already, too; without it they keep theirs. */
  setsStock?: boolean;
};

const batch = 500;

/**
 * Copies documents into the products that shoppers see: new SKUs are added, present ones (by the store's code)
 * changed, others taken out of the listing. Statements are few however many listings there are; call it with
 * some hundreds at a time.
 * @param publishings documents without `documentProblems`
 * @returns what was refused and why, by listing; everything else is live
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

/** A name that was written with more care than `skuName` can take stays while nothing in it changes. */
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
