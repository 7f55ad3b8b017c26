import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../connection';

/**
 * Describes a database's schema in sorted lines: two databases with the same lines accept the same
 * statements. The order of a table's columns does not count, nor do objects of an extension.
 */
export async function catalogueOf(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ line: string }>(
    db,
    sql`
      with ours as (
        select c.oid, c.relname, c.relkind from pg_class c
        where c.relnamespace = 'public'::regnamespace and not exists (
          select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      )
      select 'table ' || relname as line from ours where relkind = 'r'
      union all
      select concat_ws(' ', 'column', relname || '.' || attname, format_type(atttypid, atttypmod),
          case when attnotnull then 'not null' end, 'identity ' || nullif(attidentity::text, ''),
          'generated ' || nullif(attgenerated::text, ''), 'collate ' || nullif(attcollation, 0)::regcollation::text,
          'default ' || pg_get_expr(adbin, adrelid))
        from ours join pg_attribute a on a.attrelid = oid
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where relkind = 'r' and attnum > 0 and not attisdropped
      union all
      select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(c.oid),
          case when not convalidated then 'not valid' end)
        from pg_constraint c join ours on ours.oid = conrelid
      union all
      select pg_get_indexdef(indexrelid) from pg_index join ours on ours.oid = indexrelid
      union all
      select concat_ws(' ', 'sequence', relname, seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax, seqcache,
          seqcycle, 'of ' || d.refobjid::regclass::text || '.' || a.attname)
        from ours join pg_sequence on seqrelid = oid
        left join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = oid and d.deptype in ('a', 'i')
        left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      union all
      select concat_ws(' ', 'view', relname, pg_get_viewdef(oid)) from ours where relkind in ('v', 'm')
      union all
      select pg_get_triggerdef(t.oid) from pg_trigger t join ours on ours.oid = tgrelid where not tgisinternal
      union all
      select pg_get_functiondef(p.oid) from pg_proc p
        where pronamespace = 'public'::regnamespace and not exists (
          select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      union all
      select concat_ws(' ', 'type', typname, typtype, (select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = t.oid))
        from pg_type t where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')
      union all
      select 'extension ' || extname from pg_extension`,
  );
  return rows.map(({ line }) => line).sort();
}
