import { type SQL, sql } from 'drizzle-orm';
import { mostCounted } from '@/lib/contract/schemas/most-counted';
import { mostEditedListings } from '@/lib/contract/schemas/operators/edit-limits';
import type {
  EditPreview,
  EditRefusal,
  ListingEdit,
  ListingFilters,
  ManagedListing,
  ManagedListings,
} from '@/lib/contract/schemas/operators/listing-edits';
import { type OtherLocale, otherLocales } from '@/lib/i18n/locales';
import { fieldIn } from '@/lib/i18n/translated';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { dayInIndia } from '../../../kernel/db/india';
import { categories, productMedia, products } from '../../../kernel/db/schema/catalog';
import { listings } from '../../../kernel/db/schema/listings';
import { stores } from '../../../kernel/db/schema/stores';
import { DomainError } from '../../../kernel/errors';
import { checkEdit, judge, readListings } from './judge';

const words = (text = '') => text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Listings `l` with their store `s`, and the public values of their first SKU `p`. */
const source = sql`${listings} l join ${stores} s on s.id = l.store_id
  left join lateral (select * from ${products} p where p.listing_id = l.id and not p.is_removed
    order by p.id limit 1) p on true`;

/** A listing's value of a field: its draft's, else its products'. */
const said = {
  brand: sql`case when l.draft is null then p.brand_id else (l.draft->>'brand_id')::bigint end`,
  hsn: sql`coalesce(l.draft->>'hsn', p.hsn, '')`,
};

const lacking = Object.fromEntries(
  otherLocales.map((lang) => [lang, sql`not l.translations ? ${lang}`]),
) as Record<OtherLocale, SQL>;

const missing: Record<NonNullable<ListingFilters['missing']>, SQL> = {
  ...lacking,
  hsn: sql`${said.hsn} = ''`,
  brand: sql`${said.brand} is null`,
};

function conditionsOf({ q, store, category, brand, status, missing: lacks }: ListingFilters): SQL {
  const all = [
    status ? sql`l.status = ${status}` : sql`l.status <> 'archived'`,
    ...words(q).map((word) => sql`l.search_text like ${containing(word)}`),
    ...(store ? [sql`(s.slug = ${store} or s.name ilike ${containing(store)})`] : []),
    ...(category
      ? [
          sql`l.category_id in (select c.id from ${categories} c where ${category} in (c.id, c.parent_id))`,
        ]
      : []),
    ...(brand ? [sql`${said.brand} = ${brand}`] : []),
    ...(lacks ? [missing[lacks]] : []),
  ];
  return sql.join(all, sql` and `);
}

/** The translations of a title as fields of the answer: `title_hi`. */
const titles = otherLocales.map(
  (lang) =>
    sql`coalesce(l.translations->${lang}->>'title', '') as ${sql.identifier(fieldIn('title', lang))}`,
);

type Page = { page: number; limit: number };

/** Returns a page of all stores' listings, the last changed first. */
export async function findListings(
  db: Database,
  { page, limit, ...filters }: ListingFilters & Page,
): Promise<ManagedListings> {
  const where = conditionsOf(filters);
  const [all] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total
      from (select 1 from ${source} where ${where} limit ${mostCounted + 1}) as found`,
  );
  const found = await rowsOf<ManagedListing>(
    db,
    sql`select l.id::int, l.version, json_build_object('id', s.id, 'name', s.name, 'slug', s.slug) as store,
        l.code, l.title, ${sql.join(titles, sql`, `)}, l.status, l.has_changes, l.category_id::int,
        (${said.brand})::int as brand_id, ${said.hsn} as hsn,
        coalesce(p.own_gst_rate, gst_rate_at(gst_bands(${said.hsn},
          ${dayInIndia(sql`now()`)}), p.price, 1)) / 100.0::float8 as gst_rate,
        coalesce(l.draft->>'return_policy', p.return_policy, 'return_7') as return_policy,
        coalesce((select m.url from ${productMedia} m where m.product_id = p.id and m.position = 1),
          l.draft->'pictures'->0->'images'->>0) as image
      from ${source} where ${where}
      order by l.updated_at desc, l.id desc limit ${limit} offset ${(page - 1) * limit}`,
  );
  return { listings: found, total: all?.total ?? 0, page, limit };
}

/**
 * Returns the ids of all listings that are found.
 * @throws {DomainError} 409 too_many_listings for more than 5,000
 */
async function findListingIds(db: Database, filters: ListingFilters): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select l.id::int from ${source} where ${conditionsOf(filters)}
      order by l.id limit ${mostEditedListings + 1}`,
  );
  if (rows.length > mostEditedListings) {
    throw new DomainError(409, 'too_many_listings', { params: { most: mostEditedListings } });
  }
  return rows.map(({ id }) => id);
}

/** Maximum number of titles named for each reason. */
const named = 5;
const batch = 500;

type Asked = { edit: ListingEdit; ids?: number[]; filters?: ListingFilters };

/**
 * Previews a change of the listings with these ids, else of all that the filters find.
 * @throws {InvalidFields} for an unknown category or brand
 * @throws {DomainError} 409 too_many_listings
 */
export async function previewEdit(
  db: Database,
  { edit, ids, filters = {} }: Asked,
): Promise<EditPreview> {
  await checkEdit(db, edit);
  const wanted = ids ? [...new Set(ids)] : await findListingIds(db, filters);
  const changing: EditPreview['listings'] = [];
  const refused = new Map<EditRefusal, { count: number; titles: string[] }>();
  const refuse = (reason: EditRefusal, title?: string) => {
    const { count, titles } = refused.get(reason) ?? { count: 0, titles: [] };
    const more = title && titles.length < named ? [...titles, title] : titles;
    refused.set(reason, { count: count + 1, titles: more });
  };
  for (let at = 0; at < wanted.length; at += batch) {
    const some = wanted.slice(at, at + batch);
    const rows = await readListings(db, some);
    const reasons = await judge(db, rows, edit);
    for (const { id, version, title } of rows) {
      const reason = reasons.get(id);
      if (reason) refuse(reason, title);
      else changing.push({ id, version });
    }
    for (let gone = rows.length; gone < some.length; gone++) refuse('gone');
  }
  return {
    listings: changing,
    refused: [...refused].map(([reason, rest]) => ({ reason, ...rest })),
  };
}
