import { inStock } from './amounts';
import { cellReader, evidenceOf, type Format, stateText } from './format';
import { textOfMarkup } from './markup';

const ofUnicommerce = {
  text: 'Description (text)',
  stock: 'Stock, or in stock',
  status: 'Enabled',
} as const;

/** Unicommerce's item master. */
export const unicommerce: Format = {
  evidence: (has) =>
    evidenceOf(
      has,
      [
        ['Product Code', 'Item Type Code', 'Item SKU Code', 'Sku Code'],
        ['Name', 'Item Type Name'],
        ['Category Code', 'Scan Identifier'],
      ],
      [
        ['Scan Identifier'],
        ['HSN Code'],
        ['MRP'],
        ['Length (mm)', 'Weight (gms)'],
        ['Enabled', 'Base Price'],
      ],
    ),
  reserved: [
    'Type',
    'Tax Type Code',
    'GST Tax Type Code',
    'Length (mm)',
    'Width (mm)',
    'Height (mm)',
    'TAT',
  ],
  columns: (find) => ({
    sku: find('Product Code', 'Item SKU Code', 'Sku Code', 'Item Type Code'),
    name: find('Name', 'Item Type Name'),
    description: ofUnicommerce.text,
    category: find('Category Name', 'Category Code'),
    tags: find('Tags'),
    brand: find('Brand'),
    colour: find('Color'),
    size: find('Size'),
    price: find('Base Price', 'Selling Price', 'Price', 'Cost Price'),
    mrp: find('MRP'),
    stock: find('Inventory', 'Available Inventory', 'Stock') ?? ofUnicommerce.stock,
    hsn: find('HSN Code'),
    gtin: find('EAN', 'UPC', 'ISBN'),
    weight_grams: find('Weight (gms)', 'Weight'),
    pictures: find('Image Url'),
    status: ofUnicommerce.status,
  }),
  added: Object.values(ofUnicommerce),
  async *prepare(records, find) {
    for await (const record of records) {
      const of = cellReader(find, record);
      const cells = new Map(record.cells);
      cells.set(ofUnicommerce.text, textOfMarkup(of('Description')));
      cells.set(ofUnicommerce.stock, '');
      cells.set(ofUnicommerce.status, stateText(of('Enabled')));
      yield {
        ...record,
        cells,
        ...(/^bundle$/i.test(of('Type')) && { leftOut: 'bundle' as const }),
      };
    }
  },
};

const ofZoho = {
  sku: 'SKU, else the item id',
  stock: 'Stock on hand',
  status: 'Status',
} as const;

/** The items of Zoho Books and Zoho Inventory; items that cannot be stocked are services. */
export const zoho: Format = {
  evidence: (has) =>
    evidenceOf(
      has,
      [
        ['Item Name', 'Composite Item Name'],
        ['Item ID', 'Composite Item ID', 'Sales Account', 'Product Type'],
        ['Rate', 'Selling Price', 'Sales Rate'],
      ],
      [
        ['Item ID', 'Composite Item ID'],
        ['Sales Account'],
        ['Purchase Account'],
        ['Item Type', 'Product Type'],
        ['Unit', 'Usage Unit'],
        ['HSN/SAC', 'SKU'],
      ],
    ),
  reserved: [
    'Product Type',
    'Item Type',
    'Source',
    'Sales Account',
    'Purchase Account',
    'Inventory Account',
    'Tax Name',
  ],
  columns: (find) => ({
    sku: ofZoho.sku,
    name: find('Item Name', 'Composite Item Name'),
    description: find('Sales Description', 'Description'),
    category: find('Category Name', 'CF.CATEGORY'),
    brand: find('Brand', 'Manufacturer'),
    price: find('Selling Price', 'Rate', 'Sales Rate'),
    mrp: find('MRP', 'Label Rate', 'CF.MRP'),
    stock: ofZoho.stock,
    hsn: find('HSN/SAC', 'HSN Code'),
    gst_rate: find('Intra State Tax Rate', 'Tax Percentage'),
    gtin: find('EAN', 'UPC', 'ISBN'),
    weight_grams: find('Package Weight'),
    length_cm: find('Package Length'),
    width_cm: find('Package Width'),
    height_cm: find('Package Height'),
    status: ofZoho.status,
  }),
  added: Object.values(ofZoho),
  async *prepare(records, find) {
    for await (const record of records) {
      const of = cellReader(find, record);
      const cells = new Map(record.cells);
      const id = of('Item ID', 'Composite Item ID');
      const isService =
        /service/i.test(of('Product Type')) || /^(?:sales|purchases)$/i.test(of('Item Type'));
      const isComposite =
        Boolean(find('Composite Item ID')) || /^true$/i.test(of('Is Combo Product'));
      const unit = of('Weight Unit');
      const weight = find('Package Weight');
      if (weight && unit && cells.get(weight)) cells.set(weight, `${cells.get(weight)} ${unit}`);
      cells.set(ofZoho.sku, of('SKU') || (id && `zoho-${id}`));
      cells.set(
        ofZoho.stock,
        stockOf(of('Stock On Hand', 'Opening Stock', 'Available Stock'), of('Track Inventory')),
      );
      cells.set(ofZoho.status, stateText(of('Status')));
      const reason = isComposite ? ('bundle' as const) : ('service' as const);
      yield { ...record, cells, ...((isService || isComposite) && { leftOut: reason }) };
    }
  },
};

/** Returns whole units in stock; a negative stock is none, and stock that is not tracked has no number. */
function stockOf(stock: string, isTracked: string): string {
  if (/^false$/i.test(isTracked)) return inStock;
  if (stock.startsWith('-')) return '0';
  return /^\d{1,9}\.\d{1,6}$/.test(stock) ? String(Math.floor(Number(stock))) : stock;
}
