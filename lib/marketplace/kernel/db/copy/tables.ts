import type { End } from './ends';

/** A table as the copy sees it; names are quoted for SQL. */
export type Table = {
  name: string;
  columns: string;
  /** The tables that hold its rows: itself, or its partitions, with their size in pages. */
  parts: { name: string; pages: number }[];
};

/** Returns our tables by name with their stored (not generated) columns. */
export function tablesOf(end: End): Promise<Table[]> {
  return end.rows<Table>(`
    select quote_ident(c.relname) as name,
      (select string_agg(quote_ident(attname), ', ' order by attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select json_agg(json_build_object('name', part.relid::regclass::text,
            'pages', pg_relation_size(part.relid) / current_setting('block_size')::int) order by part.relid)
        from (select relid from pg_partition_tree(c.oid) where isleaf
          union select c.oid where c.relkind = 'r') part) as parts
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname`);
}

export type ForeignKey = { table: string; name: string; definition: string };

export const foreignKeysOf = (end: End) =>
  end.rows<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    order by oid`);

/** Current values of the tables' sequences, so that `nextval` continues after them. */
export const sequencesOf = (end: End) =>
  end.rows<{ name: string; last: string | null }>(`
    select quote_ident(sequencename) as name, last_value::text as last from pg_sequences
    where schemaname = 'public' order by sequencename`);

/** Returns the row count of a table and a checksum of its contents. */
export async function digestOf(end: End, { name, columns }: Table): Promise<string> {
  const [row] = await end.rows<{ digest: string }>(`
    select count(*) || ' rows, ' || coalesce(sum(('x' || left(md5(row(${columns})::text), 15))::bit(60)::bigint), 0) as digest
    from ${name}`);
  return row?.digest ?? '';
}
