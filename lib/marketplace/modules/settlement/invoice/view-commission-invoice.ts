import { eq } from 'drizzle-orm';
import type { CommissionInvoice } from '@/lib/contract/schemas/seller/money';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import { commissionInvoices, type InvoiceFirm } from '../../../kernel/db/schema/settlement';
import { rupees } from '../../../kernel/money/rupees';
import { amountInWords } from '../../../kernel/money/words';
import { specimens } from '../../../kernel/settings/require-company';

/** The services accounting code of a marketplace's services to its sellers. */
const sac = '998599';

/** Returns the commission invoice of a settlement; null before it is approved, or without commission. */
export async function viewCommissionInvoice(
  db: Database,
  settlementId: number,
  lang: Locale,
): Promise<CommissionInvoice | null> {
  const [row] = await db
    .select()
    .from(commissionInvoices)
    .where(eq(commissionInvoices.settlementId, settlementId));
  if (!row) return null;
  const total = row.taxable + row.cgst + row.sgst + row.igst;
  return {
    kind: row.kind,
    specimen: (await specimens(db))(row.issuedAt),
    number: row.number,
    issued_at: row.issuedAt.toISOString(),
    supplier: toFirm(row.supplier),
    recipient: toFirm(row.recipient),
    sac,
    taxable: rupees(row.taxable),
    cgst: rupees(row.cgst),
    sgst: rupees(row.sgst),
    igst: rupees(row.igst),
    total: rupees(total),
    total_in_words: amountInWords(total, lang),
  };
}

const toFirm = ({ stateCode: state_code, ...firm }: InvoiceFirm) => ({ ...firm, state_code });
