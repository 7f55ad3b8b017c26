import { inArray } from 'drizzle-orm';
import type { TaxFigures } from '@/lib/api/schemas/operators/settlements';
import { csvFile } from '../../../kernel/csv/csv';
import type { Database } from '../../../kernel/db/connection';
import { stores } from '../../../kernel/db/schema/stores';
import { rupees } from '../../../kernel/money/rupees';
import { readGroup } from '../../../kernel/settings/queries';
import { requireCompany } from '../../../kernel/settings/require-company';
import { tdsFormAt } from '../rules/rates';
import { type Carried, carriedInto, carryOn, nothingCarried } from './tax-carry';
import { addUpTaxMonth, type TaxMonth } from './tax-month';

/**
 * What the market reports and pays for a month. TCS by seller's GSTIN (GSTR-8, table 3): the taxable value on the
 * month's invoices and credit notes, line by line, so that the whole is the sum of what was withheld. TDS by PAN:
 * what was delivered without GST, less what came back. A month below nothing is reported as nothing and carried.
 * @throws {DomainError} 409 company_not_set
 */
export async function taxFigures(db: Database, month: string): Promise<TaxFigures> {
  await requireCompany(db);
  const carried = await carriedInto(db, month);
  const own = new Map((await addUpTaxMonth(db, month)).map((each) => [each.storeId, each]));
  const found = await db
    .select({ id: stores.id, store: stores.name, gstin: stores.gstin, pan: stores.pan })
    .from(stores)
    .where(inArray(stores.id, [...new Set([...own.keys(), ...carried.keys()])]));
  const sellers = found
    .map(({ id, ...seller }) => ({ ...seller, ...figuresOf(own.get(id), carried.get(id)) }))
    .sort((a, b) => a.store.localeCompare(b.store) || a.gstin.localeCompare(b.gstin));
  const form = tdsFormAt(await readGroup(db, 'taxes'), `${month}-01`);
  return {
    month,
    sellers,
    tds_form: form,
    gstr8_csv: gstr8(sellers),
    tds_csv: tds(sellers, month, form),
  };
}

/** A store's figures of a month, and what it carries on. */
function figuresOf(own: TaxMonth | undefined, before: Carried = nothingCarried) {
  const { reported, carried } = carryOn(own, before);
  const { intra, inter, sales } = reported;
  const supplied = own ? own.suppliedIntra + own.suppliedInter : 0;
  const net = intra.base + inter.base;
  return {
    supplied: rupees(supplied),
    returned: rupees(supplied - net),
    net: rupees(net),
    carried: rupees(-(carried.intra.base + carried.inter.base)),
    tcs_cgst: rupees(intra.tax / 2),
    tcs_sgst: rupees(intra.tax / 2),
    tcs_igst: rupees(inter.tax),
    gross: rupees(sales.base),
    tds: rupees(sales.tax),
    gross_carried: rupees(-carried.sales.base),
  };
}

const gstr8 = (sellers: TaxFigures['sellers']) =>
  csvFile([
    [
      'GSTIN of supplier',
      'Trade name',
      'Gross value of supplies made',
      'Value of supplies returned',
      'Net amount liable for TCS',
      'Integrated tax',
      'Central tax',
      'State/UT tax',
      'Carried to the next month',
    ],
    ...sellers.map((it) => [
      it.gstin,
      it.store,
      it.supplied,
      it.returned,
      it.net,
      it.tcs_igst,
      it.tcs_cgst,
      it.tcs_sgst,
      it.carried,
    ]),
  ]);

const tds = (sellers: TaxFigures['sellers'], month: string, form: TaxFigures['tds_form']) =>
  csvFile([
    [
      'PAN',
      'Name',
      'Section',
      'Form',
      'Code',
      'Month',
      'Amount without GST',
      'Tax deducted',
      'Carried',
    ],
    ...sellers.map((it) => [
      it.pan,
      it.store,
      form.section,
      form.form,
      form.code,
      month,
      it.gross,
      it.tds,
      it.gross_carried,
    ]),
  ]);
