import { inArray } from 'drizzle-orm';
import type { TaxFigures } from '@/lib/api/schemas/operators/settlements';
import { csvFile } from '../../../kernel/csv/csv';
import type { Database } from '../../../kernel/db/connection';
import { stores } from '../../../kernel/db/schema/stores';
import { rupees } from '../../../kernel/money/rupees';
import { readGroup } from '../../../kernel/settings/queries';
import { requireCompany } from '../../../kernel/settings/require-company';
import { carryForward, type Taxed } from '../rules/carry';
import { tdsFormAt } from '../rules/rates';
import { listTaxMonths, type TaxMonth } from './tax-months';

const none: Taxed = { base: 0, tax: 0 };

/**
 * What the market reports and pays for a month. TCS by seller's GSTIN (GSTR-8, table 3): the taxable value on the
 * month's invoices and credit notes, line by line, so that the whole is the sum of what was withheld. TDS by PAN:
 * what was delivered without GST, less what came back. A month below nothing is reported as nothing and carried.
 * @throws {DomainError} 409 company_not_set
 */
export async function taxFigures(db: Database, month: string): Promise<TaxFigures> {
  await requireCompany(db);
  const months = await listTaxMonths(db, month);
  const byStore = new Map<number, TaxMonth[]>();
  for (const each of months) {
    byStore.set(each.storeId, [...(byStore.get(each.storeId) ?? []), each]);
  }
  const found = await db
    .select({ id: stores.id, store: stores.name, gstin: stores.gstin, pan: stores.pan })
    .from(stores)
    .where(inArray(stores.id, [...byStore.keys()]));
  const sellers = found
    .flatMap(({ id, ...seller }) => {
      const figures = figuresOf(byStore.get(id) ?? [], month);
      return figures ? [{ ...seller, ...figures }] : [];
    })
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

/** A store's figures of a month after all before it; undefined where nothing happened and nothing is carried. */
function figuresOf(months: TaxMonth[], month: string) {
  let [intra, inter, sales] = [none, none, none];
  let [reportedIntra, reportedInter, reportedSales] = [none, none, none];
  let own: TaxMonth | undefined;
  for (const each of months) {
    if (each.month === month) own = each;
    const within = { base: each.suppliedIntra - each.returnedIntra, tax: each.tcsIntra };
    const across = { base: each.suppliedInter - each.returnedInter, tax: each.tcsInter };
    ({ reported: reportedIntra, carried: intra } = carryForward(within, intra));
    ({ reported: reportedInter, carried: inter } = carryForward(across, inter));
    ({ reported: reportedSales, carried: sales } = carryForward(
      { base: each.gross, tax: each.tds },
      sales,
    ));
  }
  const carried = -(intra.base + inter.base);
  if (!own && carried === 0 && sales.base === 0) return undefined;
  if (!own) [reportedIntra, reportedInter, reportedSales] = [none, none, none];
  const supplied = own ? own.suppliedIntra + own.suppliedInter : 0;
  const net = reportedIntra.base + reportedInter.base;
  return {
    supplied: rupees(supplied),
    returned: rupees(supplied - net),
    net: rupees(net),
    carried: rupees(carried),
    tcs_cgst: rupees(reportedIntra.tax / 2),
    tcs_sgst: rupees(reportedIntra.tax / 2),
    tcs_igst: rupees(reportedInter.tax),
    gross: rupees(reportedSales.base),
    tds: rupees(reportedSales.tax),
    gross_carried: rupees(-sales.base),
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
