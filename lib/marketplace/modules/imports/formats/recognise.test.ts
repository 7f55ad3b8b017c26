import { codeOf, keptCode } from './codes';
import type { SourceRecord } from './format';
import { columnFinder } from './format';
import { guessMapping } from './guess-mapping';
import { variantsOf } from './options';
import { formatOf, headingIndex, recognise } from './recognise';

const shopify = [
  'Handle',
  'Title',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Price',
];

it.each([
  [shopify, 'shopify'],
  [['Title', 'URL handle', 'SKU', 'Price', 'Option1 value'], 'shopify'],
  [['Handle', 'SKU', 'Location', 'Available'], 'shopify_stock'],
  [['ID', 'Type', 'SKU', 'Name', 'Regular price'], 'woocommerce'],
  [['id', 'title', 'image_link', 'price', 'availability'], 'google'],
  [['item_sku', 'item_name', 'main_image_url'], 'amazon'],
  [
    [
      'contribution_sku#1.value',
      'item_name[marketplace_id=A1][language_tag=en_IN]#1.value',
      'parentage_level[marketplace_id=A1]#1.value',
    ],
    'amazon',
  ],
  [['Seller SKU ID', 'Listing Status'], 'flipkart'],
  [['sku', 'name', 'category', 'mrp', 'price', 'stock', 'hsn', 'weight_grams'], 'haat'],
  [['SKU', 'Name', 'Category', 'Selling Price', 'Qty'], 'other'],
  [['Type', 'Name', 'Is featured?', 'Visibility in catalog', 'Regular price'], 'woocommerce'],
  [['id', 'name', 'sku', 'type', 'status', 'price', 'permalink', 'categories'], 'woocommerce'],
  [['sku', 'attribute_set_code', 'product_type', 'visibility', 'qty', 'url_key'], 'magento'],
  [['TITLE', 'PRICE', 'CURRENCY_CODE', 'MATERIALS', 'IMAGE1', 'VARIATION 1 VALUES'], 'etsy'],
  [['handleId', 'fieldType', 'name', 'price', 'productImageUrl', 'discountMode'], 'wix'],
  [['styleId', 'vendorSkuCode', 'vendorArticleName', 'articleType', 'MRP'], 'myntra'],
  [['Product Code', 'Name', 'Category Code', 'Scan Identifier', 'HSN Code', 'MRP'], 'unicommerce'],
  [['Item ID', 'Item Name', 'Selling Price', 'Sales Account', 'Product Type'], 'zoho'],
  [['TITOLO', 'PREZZO', 'CURRENCY_CODE', 'QUANTITÀ', 'MATERIALI', 'IMMAGINE1'], 'etsy'],
  [
    ['ID', 'UGS', 'Nom', 'Publié', 'Mis en avant\u00a0?', 'En stock ?', 'Catégories'],
    'woocommerce',
  ],
  [['ID', 'Тип', 'Артикул', 'Имя', 'Опубликован', 'рекомендуемый?', 'Базовая цена'], 'woocommerce'],
  [['order_id', 'customer', 'total'], 'other'],
  [['कोड', 'नाम', 'भाव'], 'other'],
])('knows %j as %s', (headings, format) => {
  expect(recognise(headings).format).toBe(format);
});

it.each([
  [
    'the first row',
    [
      ['sku', 'name', 'price'],
      ['A', 'Shirt', '5'],
    ],
    0,
  ],
  [
    'the names below settings and labels',
    [
      ['Version=1'],
      ['Seller SKU', 'Product Name', 'Parentage'],
      ['item_sku', 'item_name', 'parent_child'],
      ['A', 'Shirt', 'child'],
    ],
    2,
  ],
  [
    'the names below a title',
    [['Price list of our shop'], ['', ''], ['Item code', 'Product name', 'MRP', 'Rate']],
    2,
  ],
  [
    'the first of a table without known names',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
    0,
  ],
  ['the first of nothing', [], 0],
])('takes %s as the heading', (_, rows, index) => {
  expect(headingIndex(rows)).toBe(index);
});

it('keeps codes within their length, each its own, the same each time', () => {
  expect(codeOf('blue-shirt', 'M', 'Extra long!')).toBe('blue-shirt-M-Extra-long');
  expect(codeOf('कुर्ता', 'लाल')).toBe('कुर्ता-लाल');
  const [one, other] = ['a', 'b'].map((end) => codeOf('x'.repeat(80), end));
  expect(one).not.toBe(other);
  expect(one).toHaveLength(60);
  expect(codeOf('x'.repeat(80), 'a')).toBe(one);
  expect(keptCode('TEE 1')).toBe('TEE 1');
});

it('takes options that all share as attributes, and others into the size', () => {
  const skus = ['Slim', 'Loose'].map((fit) => [
    { name: 'Color', value: 'Blue' },
    { name: 'Size', value: 'M' },
    { name: 'Fit', value: fit },
    { name: 'Fabric', value: 'Cotton: soft; light' },
  ]);
  expect(variantsOf(skus)).toEqual([
    { colour: 'Blue', size: 'M / Slim', attributes: 'fabric:Cotton: soft light' },
    { colour: 'Blue', size: 'M / Loose', attributes: 'fabric:Cotton: soft light' },
  ]);
  const logos = ['Yes', 'No'].map((value) => [{ name: 'pa_logo', value }]);
  expect(variantsOf(logos).map(({ size }) => size)).toEqual(['logo: Yes', 'logo: No']);
  expect(variantsOf([[{ name: 'Title', value: 'Default Title' }]])).toEqual([
    { colour: '', size: '', attributes: '' },
  ]);
});

it("knows WooCommerce's headings in Hindi, with attributes and the unit of weights", async () => {
  const headings = ['आईडी', 'प्रकार', 'एसकेयू', 'नाम', 'स्टॉक में है?', 'वज़न (kg)', 'नियमित मूल्य'];
  headings.push('श्रेणियाँ', 'मूल', 'विशेषता 1 नाम', 'विशेषता 1 मान');
  expect(recognise(headings).format).toBe('woocommerce');
  const cells = ['7', 'simple', 'W-1', 'सूती कमीज़', '1', '0.3', '499', 'कमीज़ें', '', 'Color', 'Blue'];
  async function* records(): AsyncGenerator<SourceRecord> {
    yield { number: 2, cells: new Map(headings.map((name, n) => [name, cells[n] ?? ''])) };
  }
  const find = columnFinder(headings);
  const { columns, prepare } = formatOf('woocommerce');
  const of = columns(find);
  const found: SourceRecord[] = [];
  for await (const one of prepare?.(records(), find, headings) ?? []) found.push(one);
  const [row] = found;
  const said = (field: keyof typeof of) => row?.cells.get(of[field] ?? '');
  expect([said('sku'), said('name'), said('price'), said('colour')]).toEqual([
    ...['W-1', 'सूती कमीज़', '499', 'Blue'],
  ]);
  expect([said('weight_grams'), said('stock'), of.category]).toEqual([
    ...['300', 'in stock', 'श्रेणियाँ'],
  ]);
});

it('sums the stock of all locations', async () => {
  const headings = ['Handle', 'SKU', 'Location', 'Available'];
  const rows = [
    ['tee', 'T-1', 'Pune', '4'],
    ['tee', 'T-1', 'Surat', '3'],
    ['tee', 'T-2', 'Pune', '-1'],
  ];
  async function* records(): AsyncGenerator<SourceRecord> {
    for (const [index, cells] of rows.entries()) {
      yield {
        number: index + 2,
        cells: new Map(headings.map((name, n) => [name, cells[n] ?? ''])),
      };
    }
  }
  const format = formatOf('shopify_stock');
  const { sku = '', stock = '' } = format.columns(columnFinder(headings));
  const found = [];
  for await (const { cells, isJoined } of format.prepare?.(
    records(),
    columnFinder(headings),
    headings,
  ) ?? []) {
    if (!isJoined) found.push([cells.get(sku), cells.get(stock)]);
  }
  expect(found).toEqual([
    ['T-1', '7'],
    ['T-2', '0'],
  ]);
});

// Each case would take minutes if the time grew with the square of the length.
it.each(['Handle', 'Title', 'Option1 Value', 'Variant Price', 'Image Src', 'Variant Grams'])(
  'reads a %s of separators in one pass',
  async (column) => {
    for (const between of [' | ', ', ', ' > ', '-_', '[#', ' (']) {
      const cells = new Map(shopify.map((name) => [name, 'x']));
      cells.set(column, `a${between.repeat(200_000)}b`);
      async function* records(): AsyncGenerator<SourceRecord> {
        yield { number: 2, cells };
      }
      const headings = [...cells.keys()];
      const { prepare } = formatOf('shopify');
      for await (const { number } of prepare?.(records(), columnFinder(headings), headings) ?? []) {
        expect(number).toBe(2);
      }
      expect(guessMapping('other', [`a${between.repeat(100_000)}b`], [cells])).toBeDefined();
    }
  },
);

it('tells long variants apart although a size is short', () => {
  const options = (last: string) => [
    { name: 'Model', value: 'Deluxe outdoor cover of 24 feet' },
    { name: 'Colour of the frame', value: `Anthracite with ${last}` },
  ];
  const skus = ['grey bolts', 'blue bolts', 'no bolts'].map(options);
  const sizes = variantsOf([...skus, [{ name: 'Model', value: 'Other' }]]).map(({ size }) => size);
  expect(new Set(sizes).size).toBe(4);
  for (const size of sizes) expect(size.length).toBeLessThanOrEqual(40);
  expect(sizes[0]).toMatch(/^Deluxe outdoor cov.* \/ Anthracite/);
});
