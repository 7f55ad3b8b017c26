import { type SQL, sql } from 'drizzle-orm';
import {
  eachLanguage,
  fallbackChain,
  type Locale,
  type OtherLocale,
  otherLocales,
} from '@/lib/i18n/locales';
import { fieldIn, fieldsOf } from '@/lib/i18n/translated';
import { type Database, rowsOf } from '../../../kernel/db/connection';

/** A product as the index reads it. Money in paise; times in seconds since 1970. */
export type ProductRow = {
  id: number;
  listingId: number;
  storeId: number;
  categoryId: number;
  brandId: number | null;
  name: string;
  /** The attributes as `name:value`, one a line. */
  attributes: string;
  /** The beginnings of its descriptions in every language. */
  about: string;
  mrp: number;
  price: number;
  stock: number;
  colour: string | null;
  /** The size as its store writes it; a bare number of footwear with its size system. */
  size: string | null;
  origin: string;
  isFeatured: boolean;
  isActive: boolean;
  rating: number;
  reviews: number;
  sold: number;
  createdAt: number;
  updatedAt: number;
} & { [Field in `name_${OtherLocale}`]?: string | null };

const seconds = (column: SQL) => sql`extract(epoch from ${column})::float8`;

/**
 * SQL: the size. Indian shoes use British sizes, which stores write as 8 and UK 8; from 34 on a number is a
 * European one.
 */
const size = sql`case
    when p.hsn like '64%' and p.size ~ '^([1-9]|1[0-5])([.]5)?$' then 'UK ' || p.size
    when p.hsn like '64%' and p.size ~ '^(3[4-9]|4[0-9]|50)$' then 'EU ' || p.size
    else p.size end`;

/** SQL joins of each other language's translation of a product `p`, as `t_hi`. */
const joins = otherLocales.map((lang) => {
  const alias = sql.raw(`t_${lang}`);
  return {
    join: sql`left join product_translations ${alias}
      on ${alias}.product_id = p.id and ${alias}.locale = ${sql.raw(`'${lang}'`)}`,
    name: sql`${alias}.name as ${sql.raw(fieldIn('name', lang))}`,
    about: sql`left(coalesce(${alias}.description, ''), 240)`,
  };
});

/** Returns the names of a product, `name` first. */
export const namesOf = (row: ProductRow): string[] =>
  nameFields.flatMap((field) => row[field] || []);

const nameFields = fieldsOf('name');

const selectRows = sql`select p.id::float8 as id, p.listing_id::float8 as "listingId", p.store_id::float8 as "storeId",
    p.category_id::float8 as "categoryId", p.brand_id::float8 as "brandId", ${sql.join([sql`p.name`, ...joins.map(({ name }) => name)], sql`, `)},
    array_to_string(p.attributes, E'\\n') as attributes,
    ${sql.join([sql`left(p.description, 240)`, ...joins.map(({ about }) => about)], sql` || ' ' || `)} as about,
    p.mrp::float8 as mrp, p.price::float8 as price, p.stock, p.colour, ${size} as size,
    p.origin_country as origin, p.is_featured as "isFeatured", p.is_active as "isActive",
    p.rating::float8 as rating, p.review_count as reviews, p.sold_count as sold,
    ${seconds(sql`p.created_at`)} as "createdAt", ${seconds(sql`p.updated_at`)} as "updatedAt"
  from products p
  ${sql.join(
    joins.map(({ join }) => join),
    sql` `,
  )}`;

/** Reads products with a greater id, in ascending order. */
export const rowsAfter = (db: Database, id: number, limit: number) =>
  rowsOf<ProductRow>(db, sql`${selectRows} where p.id > ${id} order by p.id limit ${limit}`);

/** Reads the products with these ids; deleted ones are absent. */
export const rowsOfIds = async (db: Database, ids: number[]): Promise<ProductRow[]> =>
  ids.length ? rowsOf<ProductRow>(db, sql`${selectRows} where p.id in ${ids} order by p.id`) : [];

/** Reads all products of these listings, listing by listing. */
export const rowsOfListings = async (
  db: Database,
  ids: readonly number[],
): Promise<ProductRow[]> =>
  ids.length
    ? rowsOf<ProductRow>(
        db,
        sql`${selectRows} where p.listing_id = any(${`{${ids.join()}}`}::text::bigint[])
          order by p.listing_id, p.id`,
      )
    : [];

/** Reads the ids of listings that have products, after `id`, in ascending order. */
export const listingsAfter = async (db: Database, id: number, limit: number): Promise<number[]> => {
  const rows = await rowsOf<{ id: number }>(
    db,
    // The subquery is distinct by the index's own type: by float8, PostgreSQL would collect the ids of all
    // remaining products.
    sql`select id::float8 as id from (
          select distinct p.listing_id as id from products p
            where p.listing_id > ${id} order by 1 limit ${limit}
        ) listed order by 1`,
  );
  return rows.map((row) => row.id);
};

/** Returns the ids of the listings that the products belong to. */
export const listingsOfIds = async (db: Database, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select distinct p.listing_id::float8 as id from products p where p.id in ${[...ids]}`,
  );
  return rows.map((row) => row.id);
};

/** A change; `mark` is `updatedAt` in the database's own text, with microseconds. */
export type Change = { id: number; updatedAt: number; mark: string };

/** Reads products changed since a moment (seconds since 1970), earliest first, from after `last`. */
export const changesSince = (
  db: Database,
  since: number,
  last: Change | undefined,
  limit: number,
) =>
  rowsOf<Change>(
    db,
    sql`select p.id::float8 as id, ${seconds(sql`p.updated_at`)} as "updatedAt",
          p.updated_at::text as mark
        from products p
        where p.updated_at > to_timestamp(${since})
          ${last ? sql`and (p.updated_at, p.id) > (${last.mark}::timestamptz, ${last.id}::bigint)` : sql``}
        order by p.updated_at, p.id limit ${limit}`,
  );

/** Reads the sort names by product id. */
export async function namesOfIds(db: Database, lang: Locale, ids: number[]) {
  const rows = await rowsOfIds(db, ids);
  return new Map(rows.map((row) => [row.id, sortName(row, lang)]));
}

/** The fields in which the name in a language is looked up, in this order. */
const nameIn = eachLanguage((lang) => fallbackChain(lang).map((each) => fieldIn('name', each)));

/** Returns the lower-case name by which a product is sorted, from the fallback chain if there is no translation. */
export function sortName(row: ProductRow, lang: Locale): string {
  for (const field of nameIn[lang]) {
    const name = row[field];
    if (name) return name.toLowerCase();
  }
  return row.name.toLowerCase();
}
