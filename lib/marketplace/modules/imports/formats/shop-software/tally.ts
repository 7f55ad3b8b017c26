import { cellReader, evidenceOf, type Format } from '../format';

const added = {
  sku: 'Alias, else part number',
  category: 'Stock category, else stock group',
  price: 'Standard price, else list price',
  mrp: 'MRP without unit',
  stock: 'Closing balance, else opening balance',
} as const;

/** The stock items of Tally's masters, as `tally-xml.ts` makes a table of them. */
export const tally: Format = {
  evidence: (has) =>
    evidenceOf(has, [['Item name'], ['Stock group'], ['Type of supply'], ['Base units']], []),
  reserved: ['Part number', 'List price', 'Standard price', 'Opening balance', 'Base units', 'MRP'],
  columns: (find) => ({
    sku: added.sku,
    name: find('Item name'),
    description: find('Description'),
    category: added.category,
    price: added.price,
    mrp: added.mrp,
    stock: added.stock,
    hsn: find('HSN code'),
    gst_rate: find('GST rate'),
  }),
  added: Object.values(added),
  async *prepare(records, find) {
    for await (const record of records) {
      const of = cellReader(find, record);
      const cells = new Map(record.cells);
      const set = (name: keyof typeof added, value: string) => cells.set(added[name], value);
      set('sku', of('Alias') || of('Part number'));
      set('category', of('Stock category') || of('Stock group'));
      set('price', withoutUnit(of('Standard price') || of('List price')));
      set('mrp', withoutUnit(of('MRP')));
      set('stock', quantityOf(of('Closing balance') || of('Opening balance')));
      const isService = /^services?$/i.test(of('Type of supply'));
      yield { ...record, cells, ...(isService && { leftOut: 'service' as const }) };
    }
  },
};

/** Returns a rate without what it is for: `245.00/Nos`. */
const withoutUnit = (rate: string) => (rate.split('/')[0] ?? '').trim();

/** Returns the number of a quantity in any unit: `50 Box`. */
const quantityOf = (quantity: string) =>
  /^\s*(-?[\d,]{1,15}(?:\.\d{1,6})?)/.exec(quantity.slice(0, 60))?.[1]?.replaceAll(',', '') ?? '';
