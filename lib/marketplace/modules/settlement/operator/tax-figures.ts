import { inArray } from 'drizzle-orm';
import type { TaxFigures } from '@/lib/contract/schemas/operators/settlements';
import { textOf } from '@/lib/i18n/texts';
import { csvFile } from '@/lib/text/csv';
import type { Database } from '../../../kernel/db/connection';
import { stores } from '../../../kernel/db/schema/stores';
import { rupees } from '../../../kernel/money/rupees';
import { readGroup } from '../../../kernel/settings/queries';
import { requireCompany } from '../../../kernel/settings/require-company';
import { tdsFormAt } from '../rules/rates';
import { type Carried, carriedInto, carryOn, nothingCarried } from './tax-carry';
import { addUpTaxMonth } from './tax-days';
import type { TaxSums } from './tax-sums';

/**
 * Returns the market's report and payment for a month. TCS by seller's GSTIN (GSTR-8, table 3): the taxable
 * value on the month's invoices and credit notes, line by line, so that the whole is the sum of what was
 * withheld. TDS by PAN: deliveries without GST, less returns. A month below zero is reported as zero and
 * carried.
 * @throws {DomainError} 409 company_not_set
 */
export async function taxFigures(db: Database, month: string): Promise<TaxFigures> {
  const { is_demo: isSpecimen } = await requireCompany(db);
  const carried = await carriedInto(db, month);
  const own = new Map((await addUpTaxMonth(db, month)).map((each) => [each.storeId, each]));
  const found = await db
    .select({ id: stores.id, store: stores.name, gstin: stores.gstin, pan: stores.pan })
    .from(stores)
    .where(inArray(stores.id, [...new Set([...own.keys(), ...carried.keys()])]));
  const sellers = found
    .map(({ id, ...seller }) => ({ ...seller, ...figuresOf(own.get(id), carried.get(id)) }))
    .sort((a, b) => byName.compare(a.store, b.store) || byName.compare(a.gstin, b.gstin));
  const over = isSpecimen ? [[textOf('en', 'api.statement.specimen')]] : [];
  const form = tdsFormAt(await readGroup(db, 'taxes'), `${month}-01`);
  return {
    month,
    sellers,
    tds_form: form,
    gstr8_csv: csvFile([...over, ...gstr8(sellers)]),
    tds_csv: csvFile([...over, ...tds(sellers, month, form)]),
  };
}

const byName = new Intl.Collator('en');

/** Returns a store's figures of a month, and the amounts it carries on. */
function figuresOf(own: TaxSums | undefined, before: Carried = nothingCarried) {
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

const gstr8 = (sellers: TaxFigures['sellers']): (string | number)[][] => [
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
];

const tds = (
  sellers: TaxFigures['sellers'],
  month: string,
  form: TaxFigures['tds_form'],
): (string | number)[][] => [
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
];
