import { eq, sql } from 'drizzle-orm';
import type { CompanyFacts } from '@/lib/company/company';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { ledgerEntries } from '../../../kernel/db/schema/ledger';
import {
  commissionInvoiceCounters,
  commissionInvoices,
  type InvoiceFirm,
  settlementLines,
  type settlements,
} from '../../../kernel/db/schema/settlement';
import { stores } from '../../../kernel/db/schema/stores';
import { sellerStateCode } from '../../../kernel/money/states';
import { requireCompany } from '../../../kernel/settings/require-company';
import { financialYear, invoiceNumber } from '../../orders';

type Settlement = typeof settlements.$inferSelect;

/** Prefixes of the invoice numbers: `HC/2627/000001`, and `HN/…` for credit notes. */
const prefixes = { invoice: 'HC', credit_note: 'HN' };

/**
 * Issues the market's invoice for the commission of a settlement under its next number of the financial year;
 * a credit note if returns took back more commission than was earned. Zero commission needs neither. Runs in
 * the transaction that approves the settlement, once.
 * @throws {DomainError} 409 company_not_set
 */
export async function issueCommissionInvoice(
  tx: Database,
  settlement: Settlement,
  at: Date,
): Promise<void> {
  const sumOf = (component: string) =>
    sql<number>`coalesce(sum(${ledgerEntries.amount})
      filter (where ${ledgerEntries.component} = ${component}), 0)::float8`;
  const [sums] = await tx
    .select({ commission: sumOf('commission'), gst: sumOf('commission_gst') })
    .from(settlementLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, settlementLines.entryId))
    .where(eq(settlementLines.settlementId, settlement.id));
  const { commission = 0, gst = 0 } = sums ?? {};
  if (commission === 0 && gst === 0) return;
  const [issued] = await tx
    .select({ id: commissionInvoices.id })
    .from(commissionInvoices)
    .where(eq(commissionInvoices.settlementId, settlement.id));
  if (issued) return;
  const recipient = await recipientOf(tx, settlement.storeId);
  const kind = commission < 0 || gst < 0 ? 'credit_note' : 'invoice';
  const supplier = supplierOf(await requireCompany(tx));
  const isIntraState = recipient.stateCode === supplier.stateCode;
  const tax = Math.abs(gst);
  await tx.insert(commissionInvoices).values({
    settlementId: settlement.id,
    storeId: settlement.storeId,
    kind,
    number: await nextNumber(tx, kind, at),
    supplier,
    recipient,
    taxable: Math.abs(commission),
    cgst: isIntraState ? tax / 2 : 0,
    sgst: isIntraState ? tax / 2 : 0,
    igst: isIntraState ? 0 : tax,
    issuedAt: at,
  });
}

function supplierOf({ legal_name: name, gstin, postal_address }: CompanyFacts): InvoiceFirm {
  const { street: address, city, state, pincode } = postal_address;
  return {
    name,
    address,
    city,
    state,
    stateCode: sellerStateCode({ state, gstin }),
    pincode,
    gstin,
  };
}

async function recipientOf(tx: Database, storeId: number): Promise<InvoiceFirm> {
  const store = firstRow(await tx.select().from(stores).where(eq(stores.id, storeId)));
  const { legalName: name, address, city, state, pincode, gstin } = store;
  return { name, address, city, state, stateCode: sellerStateCode(store), pincode, gstin };
}

async function nextNumber(tx: Database, kind: keyof typeof prefixes, at: Date): Promise<string> {
  const year = financialYear(at);
  const counted = await tx
    .insert(commissionInvoiceCounters)
    .values({ kind, financialYear: year, last: 1 })
    .onConflictDoUpdate({
      target: [commissionInvoiceCounters.kind, commissionInvoiceCounters.financialYear],
      set: { last: sql`${commissionInvoiceCounters.last} + 1` },
    })
    .returning({ last: commissionInvoiceCounters.last });
  return invoiceNumber(prefixes[kind], year, firstRow(counted).last);
}
