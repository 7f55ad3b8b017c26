import { sql } from 'drizzle-orm';
import { dayOf } from '@/lib/time/india';
import { type Database, rowsOf } from '../../kernel/db/connection';
import type { GstTerms } from '../../kernel/money/gst';
import { sellerStateCode, stateNamed } from '../../kernel/money/states';
import { totalUp } from '../../kernel/money/totals';
import type { Sale } from './sale';

/** Returns the bands of the table of rates for a code (HSN) on a day in India. */
type BandsOf = (hsn: string, day: string) => GstTerms['bands'];

/** Reads the bands of all goods on the days on which they were sold. */
export async function readBands(db: Database, sales: readonly Sale[]): Promise<BandsOf> {
  const keyOf = (hsn: string, day: string) => `${hsn} ${day}`;
  const wanted = new Map(
    sales.flatMap(({ lines, placedAt }) => {
      const day = dayOf(placedAt);
      return lines.map(({ good: { product } }) => {
        return [keyOf(product.hsn, day), { hsn: product.hsn, day }] as const;
      });
    }),
  );
  const rows = await rowsOf<{ hsn: string; day: string; bands: GstTerms['bands'] }>(
    db,
    sql`select hsn, day::text as day, gst_bands(hsn, day) as bands
      from jsonb_to_recordset(${JSON.stringify([...wanted.values()])}::jsonb) as r(hsn text, day date)`,
  );
  const bands = new Map(rows.map((row) => [keyOf(row.hsn, row.day), row.bands]));
  return (hsn, day) => bands.get(keyOf(hsn, day)) ?? [];
}

/** Returns a sale's shipments, with the tax of their lines, and its totals: what the checkout would have said. */
export function priceSale({ lines, buyer, method, placedAt }: Sale, bandsOf: BandsOf) {
  const day = dayOf(placedAt);
  const priced = lines.map(({ good, quantity }) => ({
    ...{ good, quantity, unitPrice: good.product.price },
    gst: { own: good.product.ownGstRate, bands: bandsOf(good.product.hsn, day) },
    store: {
      id: good.store.id,
      stateCode: sellerStateCode(good.store),
      shippingFee: good.store.shippingFee,
      freeShippingFrom: good.store.freeShippingFrom,
    },
  }));
  return totalUp(priced, stateNamed(buyer.address.state)?.code, { inRupees: method === 'cod' });
}
