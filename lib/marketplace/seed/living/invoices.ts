import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { insertMany } from '../../kernel/db/insert-many';
import type { AddressSnapshot } from '../../kernel/db/schema/orders';
import { invoiceCounters, invoices } from '../../kernel/db/schema/payments';
import type { stores } from '../../kernel/db/schema/stores';
import { sellerStateCode } from '../../kernel/money/states';
import { financialYear, invoiceNumber } from '../../modules/orders';

type Packed = {
  shipmentId: number;
  store: typeof stores.$inferSelect;
  at: Date;
  address: AddressSnapshot;
};

const sellerOf = (store: Packed['store']) => ({
  ...{ legalName: store.legalName, store: store.name, address: store.address, city: store.city },
  ...{ state: store.state, stateCode: sellerStateCode(store), pincode: store.pincode },
  ...{ gstin: store.gstin, email: store.careEmail, phone: store.carePhone },
});

/** Issues the invoices of packed shipments under each store's next numbers, in the order of packing. */
export async function writeInvoices(db: Database, packed: readonly Packed[]): Promise<void> {
  if (packed.length === 0) return;
  const keyOf = (storeId: number, year: string) => `${storeId} ${year}`;
  const counters = new Map(
    (await db.select().from(invoiceCounters)).map((row) => [
      keyOf(row.storeId, row.financialYear),
      row,
    ]),
  );
  const rows = packed
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.shipmentId - b.shipmentId)
    .map(({ shipmentId, store, at, address }) => {
      const year = financialYear(at);
      const last = (counters.get(keyOf(store.id, year))?.last ?? 0) + 1;
      counters.set(keyOf(store.id, year), { storeId: store.id, financialYear: year, last });
      return {
        ...{ shipmentId, storeId: store.id, issuedAt: at, seller: sellerOf(store) },
        number: invoiceNumber(store.invoicePrefix, year, last),
        parties: { billing: address, shipping: address },
      };
    });
  await db.execute(insertMany(invoices, rows));
  await db
    .insert(invoiceCounters)
    .values([...counters.values()])
    .onConflictDoUpdate({
      target: [invoiceCounters.storeId, invoiceCounters.financialYear],
      set: { last: sql`excluded.last` },
    });
}
