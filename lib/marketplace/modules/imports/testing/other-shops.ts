import { csvLine } from '@/lib/text/csv';

/** Rows of tables in the format of other shops' exports, with invented goods. */

type Cells = Record<string, string | number>;

/** Returns a table with these headings; cells missing in a row are empty. */
export const tableOf = (headings: readonly string[], rows: readonly Cells[]): string =>
  [headings, ...rows.map((row) => headings.map((name) => String(row[name] ?? '')))]
    .map((cells) => csvLine([...cells]))
    .join('');

export const shopifyHeadings = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published'],
  ...['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value', 'Option3 Name'],
  ...['Option3 Value', 'Variant SKU', 'Variant Grams', 'Variant Inventory Tracker'],
  ...['Variant Inventory Qty', 'Variant Price', 'Variant Compare At Price', 'Variant Barcode'],
  ...['Image Src', 'Image Position', 'Variant Image'],
];

/** Returns a kurta in three options whose pictures have rows of their own, and a lamp without options. */
export const shopifyFile = (pictures: readonly string[]): string =>
  tableOf(shopifyHeadings, [
    {
      Handle: 'indigo-kurta',
      Title: 'Indigo Block Kurta',
      'Body (HTML)': '<p>Hand <b>blocked</b>.</p><ul><li>Cotton</li></ul>',
      Vendor: 'Rangsutra Demo',
      Type: 'Kurta',
      Tags: 'men, cotton',
      ...options('Color', 'Indigo', 'Size', 'M', 'Fit', 'Slim'),
      'Variant Grams': 0,
      'Variant Inventory Qty': 4,
      'Variant Price': '899.00',
      'Variant Compare At Price': '1199.00',
      'Image Src': pictures[0] ?? '',
      'Image Position': 1,
    },
    {
      Handle: 'indigo-kurta',
      ...values('Indigo', 'M', 'Loose'),
      'Variant Grams': 0,
      'Variant Inventory Qty': -2,
      'Variant Price': '899.00',
      'Variant Compare At Price': '499.00',
      'Image Src': pictures[1] ?? '',
      'Image Position': 2,
    },
    {
      Handle: 'indigo-kurta',
      ...values('Madder', 'L', 'Slim'),
      'Variant Grams': 350,
      'Variant Inventory Qty': 7,
      'Variant Price': '949.00',
    },
    { Handle: 'indigo-kurta', 'Image Src': pictures[2] ?? '', 'Image Position': 3 },
    {
      Handle: 'clay-kurta',
      Title: 'Clay Kurta',
      'Body (HTML)': 'Plain.',
      Vendor: 'Rangsutra Demo',
      Type: 'Kurta',
      Tags: 'men',
      ...options('Title', 'Default Title'),
      'Variant Inventory Qty': 3,
      'Variant Price': '499.00',
      'Image Src': pictures[0] ?? '',
    },
  ]);

const names = (...given: string[]): Cells =>
  Object.fromEntries(given.map((name, n) => [`Option${n + 1} Name`, name]));
const values = (...given: string[]): Cells =>
  Object.fromEntries(given.map((value, n) => [`Option${n + 1} Value`, value]));
const options = (...pairs: string[]): Cells => ({
  ...names(...pairs.filter((_, n) => n % 2 === 0)),
  ...values(...pairs.filter((_, n) => n % 2 === 1)),
});

/** Returns the products with the headings since 2024, and stock by location. */
export const newShopifyFile = (picture: string): string => {
  const headings = [
    ...['Title', 'URL handle', 'Description', 'Vendor', 'Product category', 'Type', 'Tags', 'SKU'],
    ...['Option1 name', 'Option1 value', 'Price', 'Compare-at price', 'Weight value (grams)'],
    ...['Inventory tracker', 'Inventory quantity: Pune', 'Inventory quantity: Surat'],
    ...['Product image URL', 'Fabric (product.metafields.shopify.fabric)'],
  ];
  const shared = { 'URL handle': 'saffron-kurta', 'Inventory tracker': 'shopify' };
  return tableOf(headings, [
    {
      ...shared,
      ...{ Title: 'Saffron Kurta', Description: '<p>Light.</p>', 'Product category': 'Kurta' },
      ...{ 'Option1 name': 'Size', 'Option1 value': 'S', Price: '700' },
      ...{ 'Inventory quantity: Pune': 2, 'Inventory quantity: Surat': 3 },
      ...{ 'Product image URL': picture, 'Fabric (product.metafields.shopify.fabric)': 'khadi' },
    },
    { ...shared, 'Option1 value': 'M', Price: '700', 'Inventory quantity: Pune': 1 },
  ]);
};

/** Returns a variable kurta with two variations, one on sale, a simple product, and a group of both. */
export const wooFile = (picture: string): string => {
  const headings = [
    ...['ID', 'Type', 'SKU', 'Name', 'Published', 'Description', 'Date sale price ends'],
    ...['In stock?', 'Stock', 'Weight (lbs)', 'Length (in)', 'Sale price', 'Regular price'],
    ...['Categories', 'Tags', 'Images', 'Parent', 'Attribute 1 name', 'Attribute 1 value(s)'],
    ...['Attribute 2 name', 'Attribute 2 value(s)', 'Attribute 3 name', 'Attribute 3 value(s)'],
  ];
  const shared = { Published: 1, 'In stock?': 1, Images: picture };
  const colour = { 'Attribute 1 name': 'Color' };
  return tableOf(headings, [
    {
      ...{ ...shared, ID: 11, Type: 'variable', SKU: 'woo-kurta', Name: 'Festive Kurta' },
      ...{ Description: 'For evenings.', 'Weight (lbs)': '.5', 'Length (in)': 12 },
      ...{ Categories: 'Clothing > Kurtas, Festive', ...colour },
      ...{ 'Attribute 1 value(s)': 'Red, Green', 'Attribute 2 name': 'Print' },
      ...{ 'Attribute 2 value(s)': 'Yes, No', 'Attribute 3 name': 'Fabric' },
      'Attribute 3 value(s)': 'Silk',
    },
    {
      ...{ ...shared, ID: 12, Type: 'variation', SKU: 'woo-kurta-red', Parent: 'woo-kurta' },
      ...{ Name: 'Festive Kurta - Red, Yes', 'Regular price': 1500, 'Sale price': 1200 },
      ...{ ...colour, 'Attribute 1 value(s)': 'Red' },
      ...{ 'Attribute 2 name': 'Print', 'Attribute 2 value(s)': 'Yes' },
    },
    {
      ...{ ...shared, ID: 13, Type: 'variation', Parent: 'id:11', 'Regular price': 1500 },
      ...{ Name: 'Festive Kurta - Green, No', 'Sale price': 900 },
      ...{ 'Date sale price ends': '2020-01-01 00:00:00', ...colour },
      ...{ 'Attribute 1 value(s)': 'Green', 'Attribute 2 name': 'Print' },
      ...{ 'Attribute 2 value(s)': 'No', Stock: 5 },
    },
    {
      ...{ ...shared, ID: 14, Type: 'simple', SKU: 'woo-plain', Name: 'Plain Kurta' },
      ...{ Description: 'Plain.', 'Regular price': 600, Categories: 'Clothing > Kurtas, Festive' },
    },
    { ...{ ...shared, ID: 15, Type: 'grouped', SKU: 'woo-set', Name: 'Set of kurtas' } },
  ]);
};

/** Returns a feed of two variants with prices in dollars, separated by tabs, as Google accepts it. */
export const googleFile = (picture: string): string =>
  [
    'id\ttitle\tdescription\tlink\timage_link\tadditional_image_link\tavailability\tprice\tsale_price\titem_group_id\tcolor\tsize\tgender\tproduct_type\tbrand',
    `G-1\tTeal Kurta Teal S\tSoft.\thttps://shop.example/1\t${picture}\t\tin_stock\t20.00 USD\t15.00 USD\tTEAL\tTeal\tS\tmale\tClothing > Kurta\t`,
    `G-2\tTeal Kurta Teal M\tSoft.\thttps://shop.example/2\t${picture}\t\tout_of_stock\t20.00 USD\t\tTEAL\tTeal\tM\tmale\tClothing > Kurta\t`,
    '',
  ].join('\n');

/** Returns a file with settings and labels above the names of the columns; the parent's row is not a SKU. */
export const amazonFile = (picture: string): string => {
  const names = [
    ...['feed_product_type', 'item_sku', 'brand_name', 'item_name', 'product_description'],
    ...['standard_price', 'maximum_retail_price', 'quantity', 'main_image_url', 'parent_child'],
    ...['parent_sku', 'relationship_type', 'color_name', 'size_name', 'bullet_point1', 'hsn_code'],
  ];
  const labels = [
    ...['Product Type', 'Seller SKU', 'Brand Name', 'Product Name', 'Product Description'],
    ...['Your price', 'Maximum Retail Price', 'Quantity', 'Main Image URL', 'Parentage'],
    ...['Parent SKU', 'Relationship Type', 'Colour', 'Size', 'Key Product Features', 'HSN Code'],
  ];
  const child = (size: string) =>
    [
      'kurta',
      `AZ-${size}`,
      '',
      `Loom Kurta ${size}`,
      '',
      '999',
      '1499',
      '6',
      picture,
      'child',
    ].concat(['AZ', 'variation', 'Olive', size, '', '6211']);
  const parent = [
    'kurta',
    'AZ',
    '',
    'Loom Kurta',
    '',
    '',
    '',
    '',
    '',
    'parent',
    '',
    '',
    '',
    '',
  ].concat(['Woven by hand', '']);
  return [
    ['TemplateType=fptcustom', 'Version=2024.1', 'The top 3 rows are for Amazon only'],
    ...[labels, names, parent, child('M'), child('L')],
  ]
    .map(csvLine)
    .join('');
};

/** Returns a file with rows that explain the columns below the heading. */
export const flipkartFile = (picture: string): string => {
  const headings = [
    ...['Flipkart Serial Number', 'Seller SKU ID', 'Group ID', 'Listing Status', 'MRP (INR)'],
    ...['Your selling price (INR)', 'Stock', 'Package Weight (KG)', 'HSN', 'Country Of Origin'],
    ...['Brand', 'Type', 'Ideal For', 'Color', 'Size', 'Main Image URL', 'Description', 'Fabric'],
  ];
  const notes = headings.map(() => 'Single - Text');
  const must = headings.map(() => 'Mandatory');
  const row = (size: string) => [
    ...['', `FK-${size}`, 'FK', 'Active', '1299', '799', '9', '0.3', '6211', 'India'],
    ...['', 'Kurta', 'Men', 'Rust', size, picture, 'Breezy.', 'Linen'],
  ];
  return [headings, notes, must, row('M'), row('L')].map(csvLine).join('');
};

/**
 * Returns many shirts in Shopify's columns, four variants each, of a hundred types and brands unknown to the
 * market.
 */
export const shopifyTable = (count: number, picture: string): string =>
  tableOf(
    shopifyHeadings,
    Array.from({ length: count }, (_, n) => {
      const product = Math.floor(n / 4);
      const isFirst = n % 4 === 0;
      return {
        Handle: `shirt-${product}`,
        ...(isFirst && {
          Title: `Cotton Shirt ${product}`,
          'Body (HTML)': '<p>Soft and <b>light</b>.</p>',
          Vendor: `Brand ${product % 100}`,
          Type: `Wear ${product % 100}`,
          Tags: 'men, shirt',
          ...names('Size'),
          'Image Src': picture,
        }),
        ...values(['S', 'M', 'L', 'XL'][n % 4] ?? ''),
        'Variant Inventory Qty': 5,
        'Variant Price': n % 50 ? '799' : 'cheap',
      };
    }),
  );
