import { eq, sql } from 'drizzle-orm';
import { financialYearOf } from '@/lib/time/india';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { type InvoiceParties, invoiceCounters, invoices } from '../../../kernel/db/schema/payments';
import { stores } from '../../../kernel/db/schema/stores';
import { sellerStateCode } from '../../../kernel/money/states';
import { requireCompany } from '../../../kernel/settings/require-company';

/** Returns India's financial year, April to March: `2627` from 1 April 2026 to 31 March 2027, Indian time. */
export function financialYear(at: Date): string {
  const begins = financialYearOf(at);
  return [begins, begins + 1].map((year) => String(year % 100).padStart(2, '0')).join('');
}

/** Returns an invoice number such as `KRTI/2627/000123`, with a prefix of up to four letters. */
export const invoiceNumber = (prefix: string, year: string, count: number): string =>
  documentNumber(prefix, year, String(count).padStart(6, '0'));

/** Returns a credit note number such as `KRTI/C2627/00012`, which never equals an invoice's. */
export const creditNoteNumber = (prefix: string, year: string, count: number): string =>
  documentNumber(prefix, `C${year}`, String(count).padStart(5, '0'));

/** Maximum characters of a document's number (GST rule 46). */
const longest = 16;

/**
 * Joins the parts of a number with slashes. A year's millionth invoice with four letters would have 17
 * characters: if the number is too long, the second slash is dropped, then the first. The count continues.
 */
function documentNumber(prefix: string, year: string, counted: string): string {
  const forms = [`${prefix}/${year}/${counted}`, `${prefix}/${year}${counted}`];
  const number = [...forms, `${prefix}${year}${counted}`].find((form) => form.length <= longest);
  if (!number) throw new Error(`${prefix} has no number left in ${year}`);
  return number;
}

/**
 * Issues the invoice of a shipment under the seller's next number of the financial year (GST rule 46). Runs in
 * the packing transaction with the order locked: the counter's row stays locked until its end, so numbers are
 * consecutive, and a rollback leaves no gap.
 * @throws {DomainError} 409 market_without_company
 */
export async function issueInvoice(
  tx: Database,
  { shipmentId, storeId, at }: { shipmentId: number; storeId: number; at: Date },
): Promise<string> {
  await requireCompany(tx, 'market_without_company');
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId));
  if (!store) throw new Error(`store ${storeId} of shipment ${shipmentId} is gone`);
  const year = financialYear(at);
  const counted = await tx
    .insert(invoiceCounters)
    .values({ storeId, financialYear: year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.storeId, invoiceCounters.financialYear],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ last: invoiceCounters.last });
  const number = invoiceNumber(store.invoicePrefix, year, firstRow(counted).last);
  const { legalName, name, address, city, state, pincode, gstin, careEmail, carePhone } = store;
  await tx.insert(invoices).values({
    shipmentId,
    storeId,
    number,
    issuedAt: at,
    parties: sql<InvoiceParties>`(select jsonb_build_object('billing', o.billing_address, 'shipping', o.shipping_address)
      from shipments s join orders o on o.id = s.order_id where s.id = ${shipmentId})`,
    seller: {
      legalName,
      store: name,
      address,
      city,
      state,
      stateCode: sellerStateCode(store),
      pincode,
      gstin,
      email: careEmail,
      phone: carePhone,
    },
  });
  return number;
}
