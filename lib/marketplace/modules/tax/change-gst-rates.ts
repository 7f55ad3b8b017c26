import { and, eq, inArray, sql } from 'drizzle-orm';
import type { GstChange, GstPreview } from '@/lib/contract/schemas/gst/change';
import { percentOf } from '@/lib/contract/schemas/gst/rates';
import { dayOf } from '@/lib/time/india';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { gstRates } from '../../kernel/db/schema/settings';
import { transact } from '../../kernel/db/transaction';
import { InvalidFields } from '../../kernel/errors';
import { paiseOf } from '../../kernel/money/rupees';

/**
 * Adds rates from a future day on, replacing those entered for the same prefixes and day.
 * @throws {InvalidFields} rate_past for a day that has begun; gst_bands if the bands of a prefix leave a gap
 */
export const changeGstRates = (db: Database, change: GstChange, operatorId: number | null) =>
  transact(db, (tx) => write(tx, change, operatorId));

async function write(tx: Database, { from, until, rows }: GstChange, operatorId: number | null) {
  if (from <= dayOf(new Date())) throw new InvalidFields({ from: 'rate_past' });
  if (until !== null && until <= from) throw new InvalidFields({ until: 'rates_order' });
  const byPrefix = new Map<string, typeof rows>();
  for (const row of rows) {
    byPrefix.set(row.hsn_prefix, [...(byPrefix.get(row.hsn_prefix) ?? []), row]);
  }
  const added = [...byPrefix].flatMap(([hsnPrefix, bands]) =>
    bands.map(({ up_to: upTo, percent, notification }, index) => {
      const before = bands[index - 1]?.up_to ?? 0;
      const isLast = index === bands.length - 1;
      if (isLast ? upTo !== null : upTo === null || upTo <= before) {
        throw new InvalidFields({
          [`rows.${rows.indexOf(bands[index] as never)}.up_to`]: 'gst_bands',
        });
      }
      return {
        hsnPrefix,
        valueFrom: paiseOf(before),
        valueTo: upTo === null ? null : paiseOf(upTo),
        rate: Math.round(percent * 100),
        holdsFrom: from,
        holdsUntil: until,
        notification,
        operatorId,
      };
    }),
  );
  await tx
    .delete(gstRates)
    .where(and(eq(gstRates.holdsFrom, from), inArray(gstRates.hsnPrefix, [...byPrefix.keys()])));
  await tx.insert(gstRates).values(added);
}

class Undo extends Error {}

/** Counts the SKUs and listings that would bear another rate on that day at their present price; changes nothing. */
export async function previewGstRates(db: Database, change: GstChange): Promise<GstPreview> {
  const bands = (tx: Database) =>
    rowsOf<{ hsn: string; bands: unknown }>(
      tx,
      sql`select hsn, gst_bands(hsn, ${change.from}::date) as bands
        from (select distinct hsn from products where not is_removed) each`,
    );
  let preview: GstPreview = { skus: 0, listings: 0, changes: [] };
  const tried = transact(db, async (tx) => {
    const before = await bands(tx);
    await write(tx, change, null);
    const after = await bands(tx);
    const [counted] = await rowsOf<GstPreview>(
      tx,
      sql`with old as (select * from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as o(hsn text, bands jsonb)),
          new as (select * from jsonb_to_recordset(${JSON.stringify(after)}::jsonb) as n(hsn text, bands jsonb)),
          changed as (
            select p.listing_id, gst_rate_at(old.bands, p.price, 1) as was, gst_rate_at(new.bands, p.price, 1) as becomes
            from products p join old using (hsn) join new using (hsn)
            where not p.is_removed and p.own_gst_rate is null and old.bands <> new.bands)
        select count(*)::int as skus, count(distinct listing_id)::int as listings, coalesce((
            select jsonb_agg(jsonb_build_object('from', was, 'to', becomes, 'skus', n) order by was, becomes)
            from (select was, becomes, count(*) as n from changed where was <> becomes group by 1, 2) each), '[]') as changes
        from changed where was <> becomes`,
    );
    if (counted) preview = counted;
    throw new Undo();
  });
  await tried.catch((error) => {
    if (!(error instanceof Undo)) throw error;
  });
  const changes = preview.changes.map(({ from, to, skus }) => ({
    from: percentOf(from),
    to: percentOf(to),
    skus,
  }));
  return { ...preview, changes };
}
