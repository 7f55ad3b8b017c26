import { amountOf } from './amounts';
import { codeOf } from './codes';
import { cellReader, evidenceOf, type Format, type SourceRecord } from './format';

const added = { sku: 'SKU, else made of handle and options', stock: 'Available, all locations' };

const available = [
  'Available (not editable)',
  'Available',
  'Available (new)',
  'On hand (current)',
  'On hand',
];

/** Shopify's inventory export: a row for each SKU and location. The stock is the sum of all locations. */
export const shopifyStock: Format = {
  evidence: (has) =>
    evidenceOf(
      has,
      [['Handle'], ['SKU'], ['Location'], available],
      [['Option1 Name'], ['Location']],
    ),
  columns: () => ({ sku: added.sku, stock: added.stock }),
  added: Object.values(added),
  async *prepare(records, find) {
    let sku = '';
    let rows: SourceRecord[] = [];
    for await (const record of records) {
      const of = cellReader(find, record);
      const options = [1, 2, 3].map((n) => of(`Option${n} Value`));
      const given = options.filter((value) => value !== 'Default Title');
      const own = of('SKU') || codeOf(of('Handle'), ...given);
      if (own !== sku && rows.length) yield* together(rows, sku);
      if (own !== sku) rows = [];
      sku = own;
      rows.push(record);
    }
    if (rows.length) yield* together(rows, sku);

    function* together(of: SourceRecord[], code: string): Generator<SourceRecord> {
      const amounts = of.map((row) => amountOf(cellReader(find, row)(...available)) ?? 0);
      const cells = new Map(of[0]?.cells);
      cells.set(added.sku, code);
      cells.set(added.stock, String(Math.floor(amounts.reduce((sum, each) => sum + each, 0))));
      yield { number: of[0]?.number ?? 0, cells };
      for (const record of of.slice(1)) yield { ...record, isJoined: true };
    }
  },
};
