import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import type { RevisionKind } from '@/lib/contract/schemas/seller/listing-states';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { firstText, translationsFrom } from '@/lib/i18n/translated';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { insertMany } from '../../kernel/db/insert-many';
import { products } from '../../kernel/db/schema/catalog';
import { listings } from '../../kernel/db/schema/listings';
import { checkPictures } from './own-pictures';
import { noteRevisions } from './revisions';

const longestSearchText = 4000;

/** Returns the columns of `listings` that describe a document in the store's table and its search. */
export function described(code: string, document: ListingDocument) {
  const { name, category_id: categoryId, skus } = document;
  const names = locales.map((lang) => name[lang]);
  const words = [...names, code, ...skus.map(({ sku }) => sku)];
  return {
    title: firstText(name, defaultLocale)?.text ?? '',
    translations: translationsFrom({ title: name }),
    categoryId,
    searchText: words.filter(Boolean).join(' ').toLowerCase().slice(0, longestSearchText),
  };
}

/** The member who changes a store's listings. */
export type Editor = { storeId: number; vendorId: number };

export type SavedListing = {
  id: number;
  storeId: number;
  code: string;
  document: ListingDocument;
  isNew: boolean;
  /** True if the document differs from the saved one. */
  isChanged: boolean;
};

/** The status of a listing in review after a change of its draft: the one it had before. */
export const restingStatus = sql`case
  when ${listings.status} <> 'in_review' then ${listings.status}
  when exists (select 1 from ${products} p where p.listing_id = ${listings.id} and p.is_active) then 'live'
  when ${listings.publishedAt} is not null then 'paused' else 'draft' end`;

/**
 * Saves drafts by the store's own codes, in a few statements for any number (call it with some hundreds at a
 * time): creates missing ones; saving the same again changes nothing. Shoppers see nothing before
 * `publishListings`. Without a vendor the operators are the author.
 * @throws {InvalidFields} picture_gone
 */
export async function saveListings(
  tx: Database,
  { storeId, vendorId }: { storeId: number; vendorId: number | null },
  given: { code: string; document: ListingDocument }[],
  kind: Extract<RevisionKind, 'saved' | 'imported'>,
): Promise<SavedListing[]> {
  if (!given.length) return [];
  await checkPictures(
    tx,
    storeId,
    given.map(({ document }) => document),
  );
  const rows = given.map(({ code, document }) => ({
    storeId,
    code,
    draft: document,
    status: 'draft' as const,
    updatedBy: vendorId,
    ...described(code, document),
  }));
  const written = await rowsOf<{ id: number; code: string; isNew: boolean }>(
    tx,
    sql`${insertMany(listings, rows)}
      on conflict (store_id, code) do update set
        draft = excluded.draft, status = ${restingStatus}, version = ${listings.version} + 1,
        has_changes = ${listings.publishedAt} is not null, title = excluded.title,
        translations = excluded.translations, search_text = excluded.search_text,
        category_id = excluded.category_id, updated_by = excluded.updated_by, updated_at = now()
        where ${listings.draft} is distinct from excluded.draft
      returning id::float8 as id, code,
        ${listings.version} = 1 and ${listings.createdAt} = now() as "isNew"`,
  );
  const changed = new Map(written.map((row) => [row.code, row]));
  const same = given.filter(({ code }) => !changed.has(code)).map(({ code }) => code);
  const unchanged = same.length
    ? await tx
        .select({ id: listings.id, code: listings.code })
        .from(listings)
        .where(and(eq(listings.storeId, storeId), inArray(listings.code, same)))
    : [];
  const idOf = new Map([...written, ...unchanged].map(({ id, code }) => [code, id]));
  const saved = given.map(({ code, document }) => ({
    id: Number(idOf.get(code)),
    storeId,
    code,
    document,
    isNew: changed.get(code)?.isNew ?? false,
    isChanged: changed.has(code),
  }));
  const notes = saved.filter(({ isChanged }) => isChanged);
  await noteRevisions(
    tx,
    notes.map(({ id, document }) => ({ listingId: id, kind, vendorId, document })),
  );
  return saved;
}
