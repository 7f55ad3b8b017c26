import { read } from '../../testing/read-table';

it("reads Squarespace's variants, prices on sale and hidden goods", async () => {
  const { format, goods, left } = await read([
    'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Visible,Hosted Image URLs',
    'p1,v1,PHYSICAL,shop,Wool rug,<p>Woven</p>,R-1,Size,Small,900,700,Yes,3,"/floor/wool-rugs, /sale",rug,1.5,Yes,https://x.test/1.jpg https://x.test/2.jpg',
    ',v2,,,,,,,Large,1200,0,No,Unlimited,,,,,',
    'p2,v3,PHYSICAL,shop,Old rug,,R-2,,,100,0,No,0,,,,No,',
    'p3,v4,SERVICE,shop,Repair,,S-1,,,50,0,No,1,,,,Yes,',
  ]);
  expect(format).toBe('squarespace');
  expect(goods).toEqual([
    {
      ...{ listing_code: 'p1', sku: 'R-1', name: 'Wool rug', description: 'Woven', size: 'Small' },
      ...{ category: 'floor > wool rugs', tags: 'rug', mrp: '900', price: '700', stock: '3' },
      ...{ weight_grams: '1500', pictures: 'https://x.test/1.jpg\nhttps://x.test/2.jpg' },
    },
    expect.objectContaining({
      ...{ listing_code: 'p1', sku: 'Wool-rug-Large', size: 'Large', price: '1200' },
      ...{ mrp: '1200', stock: 'in stock', weight_grams: '1500' },
    }),
    expect.objectContaining({ sku: 'R-2', status: 'draft', stock: '0' }),
  ]);
  expect(left).toEqual([['Repair', 'left_out_service']]);
});

it("reads PrestaShop's references, discounts, features and categories below the root", async () => {
  const { format, goods, left } = await read([
    'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax included;Reference #;Discount percent;Brand;EAN13;UPC;Weight;Quantity;Summary;Description;Image URLs (x,y,z...);Feature (Name:Value:Position:Customized);Virtual product (0/1)',
    '4;1;Brass lamp;Home,Light/Lamps;800;L-4;25;Diya;;012345678905;0.5;7;Short;<p>Long</p>;https://x.test/a.jpg,https://x.test/b.jpg;Metal:Brass:1:0,Bulb:E14:2:0;0',
    '5;0;Glass lamp;6,7;600;;;Diya;;;;2;Short only;;;;0',
    '6;1;Lamp plans;Home;99;P-6;;;;;;1;;;;;1',
  ]);
  expect(format).toBe('prestashop');
  expect(goods).toEqual([
    {
      ...{ sku: 'L-4', name: 'Brass lamp', description: 'Long', category: 'Light > Lamps' },
      ...{ mrp: '800', price: '600', brand: 'Diya', gtin: '012345678905', stock: '7' },
      ...{ weight_grams: '500', attributes: 'metal:Brass; bulb:E14' },
      pictures: 'https://x.test/a.jpg\nhttps://x.test/b.jpg',
    },
    expect.objectContaining({ sku: 'presta-5', description: 'Short only', status: 'draft' }),
  ]);
  expect(goods[1]?.category).toBeUndefined();
  expect(left).toEqual([['Lamp plans', 'left_out_downloadable']]);
});

it("reads OpenCart's models, languages and units", async () => {
  const { format, goods } = await read([
    'product_id,name(en-gb),name(hi-in),categories,sku,upc,ean,quantity,model,manufacturer,image_name,price,date_added,weight,weight_unit,length,length_unit,status,points,description(en-gb)',
    '8,Steel flask,स्टील की बोतल,"20,27",,,4006381333931,6,FL-8,Thanda,catalog/f.jpg,450.0000,2026-01-01,0.35000000,kg,20.00,cm,true,0,<p>Cold</p>',
    '9,Cup,,Cups,C-9,,,0,CUP,Thanda,,90.0000,2026-01-01,200.00000000,g,0.00,cm,false,0,',
  ]);
  expect(format).toBe('opencart');
  expect(goods).toEqual([
    {
      ...{ sku: 'FL-8', name: 'Steel flask', name_hi: 'स्टील की बोतल', description: 'Cold' },
      ...{ brand: 'Thanda', price: '450.0000', stock: '6', gtin: '4006381333931' },
      ...{ weight_grams: '350', length_cm: '20', pictures: 'catalog/f.jpg' },
    },
    expect.objectContaining({ sku: 'C-9', category: 'Cups', weight_grams: '200', status: 'draft' }),
  ]);
});

it("reads BigCommerce's products with rows of variants, rules and images, as before and since 2022", async () => {
  const before = await read([
    'Item Type,Product ID,Product Name,Product Type,Product Code/SKU,Brand Name,Option Set,Product Description,Price,Retail Price,Sale Price,Product Weight,Allow Purchases?,Product Visible?,Track Inventory,Current Stock Level,Category,Product Image File - 1,Search Keywords,Product UPC/EAN,Global Trade Item Number',
    'Product,7,Linen apron,P,APR,Loom,Set,<p>For cooks</p>,900,1200,0,0.3,Y,Y,by option,,Kitchen/Aprons;Sale,https://x.test/a.jpg,apron,,',
    '  SKU,,"[RT]Size=M,[CS]Colour=Blue:#0000ff",,APR-M,,,,,,,,,,,4,,,,,4006381333931',
    '  SKU,,"[RT]Size=L,[CS]Colour=Blue:#0000ff",,APR-L,,,,,,,,,,,0,,,,,',
    '  Rule,,,,APR-L,,,,[FIXED]950,,,,,,,,,,,,',
    'Product,8,Mug,P,MUG,Loom,,Clay,250,,200,0.4,Y,N,none,,Kitchen/Mugs,,,,',
    'Product,9,Patterns,D,PAT,Loom,,Files,50,,,0,Y,Y,none,,Files,,,,',
  ]);
  expect(before.format).toBe('bigcommerce');
  expect(before.goods).toEqual([
    {
      ...{ listing_code: 'APR', sku: 'APR-M', name: 'Linen apron', description: 'For cooks' },
      ...{ category: 'Kitchen > Aprons', tags: 'apron', brand: 'Loom', colour: 'Blue', size: 'M' },
      ...{ mrp: '1200', price: '900', stock: '4', gtin: '4006381333931', weight_grams: '300' },
      pictures: 'https://x.test/a.jpg',
    },
    expect.objectContaining({ sku: 'APR-L', size: 'L', price: '950', mrp: '1200', stock: '0' }),
    expect.objectContaining({ sku: 'MUG', price: '200', stock: 'in stock', status: 'draft' }),
  ]);
  expect(before.left).toEqual([['Patterns', 'left_out_downloadable']]);
  const since = await read([
    'Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Price,Retail Price,Channels,Categories,Description,Is Visible,Weight,Internal Image URL (Export),Image URL (Import)',
    'Product,1,Canvas bag,physical,,,variant,0,600,800,1,Bags/Totes,Stout,TRUE,0.5,,',
    'Variant,2,,,B-R,Type=Swatch|Name=Colour|Value=Red[#f00];Type=Dropdown|Name=Size|Value=L,,5,,,,,,,,,',
    'Variant,3,,,,Type=Swatch|Name=Colour|Value=Green[#0f0];Type=Dropdown|Name=Size|Value=L,,7,650,,,,,,,,',
    'Image,,,,,,,,,,,,,,,,https://x.test/b.jpg',
  ]);
  expect(since.goods).toEqual([
    expect.objectContaining({
      ...{ listing_code: 'bigcommerce-1', sku: 'B-R', colour: 'Red', size: 'L', price: '600' },
      ...{ mrp: '800', stock: '5', pictures: 'https://x.test/b.jpg', category: 'Bags > Totes' },
    }),
    expect.objectContaining({ sku: 'bigcommerce-1-Green-L', price: '650', stock: '7' }),
  ]);
});

it("reads Ecwid's variations with what their product says, and stock that nobody counts", async () => {
  const { format, goods } = await read([
    'type,product_internal_id,product_sku,product_variation_sku,product_name,product_price,product_compare_to_price,product_is_inventory_tracked,product_quantity,product_is_available,product_media_main_image_url,product_media_gallery_image_url_1,product_description,product_category_1,product_brand,product_weight,product_attribute_Finish,product_option_name,product_variation_option_{Color}',
    'product,11,CH,,Cane chair,900,1000,false,,true,https://x.test/c.jpg,https://x.test/d.jpg,<b>Light</b>,Seats / Chairs,Bent,4,Matt,,',
    'product_option,11,,,,,,,,,,,,,,,,Color,',
    'product_variation,11,,CH-T,,950,,,,,https://x.test/t.jpg,,,,,,,,Teak',
    'product_variation,11,,,,,,true,2,,,,,,,,,,Black',
    'product,12,,,Stool,300,,true,6,false,,,,,,,,,',
  ]);
  expect(format).toBe('ecwid');
  expect(goods).toEqual([
    {
      ...{ listing_code: 'CH', sku: 'CH-T', name: 'Cane chair', description: 'Light' },
      ...{ category: 'Seats > Chairs', brand: 'Bent', colour: 'Teak', price: '950', mrp: '1000' },
      ...{ stock: 'in stock', weight_grams: '4000', attributes: 'finish:Matt' },
      pictures: 'https://x.test/t.jpg\nhttps://x.test/c.jpg\nhttps://x.test/d.jpg',
    },
    expect.objectContaining({ colour: 'Black', price: '900', stock: '2' }),
    expect.objectContaining({ sku: 'ecwid-12', status: 'draft', stock: '6' }),
  ]);
});

/** A master file of Tally in UTF-16, with the sign of control that it writes before its own words. */
const tally = [
  '<ENVELOPE><BODY><DATA><TALLYMESSAGE>',
  '<UNIT NAME="Nos"/>',
  '<STOCKITEM NAME="Jaggery 1 kg"><PARENT>Sweeteners</PARENT><CATEGORY>&#4; Not Applicable</CATEGORY>',
  '<GSTTYPEOFSUPPLY>Goods</GSTTYPEOFSUPPLY><BASEUNITS>Nos</BASEUNITS>',
  '<OPENINGBALANCE> 40 Nos</OPENINGBALANCE><CLOSINGBALANCE> 35 Nos</CLOSINGBALANCE>',
  '<LANGUAGENAME.LIST><NAME.LIST><NAME>Jaggery 1 kg</NAME><NAME>JAG-1</NAME></NAME.LIST></LANGUAGENAME.LIST>',
  '<HSNDETAILS.LIST><HSNCODE>1701</HSNCODE></HSNDETAILS.LIST>',
  '<GSTDETAILS.LIST><STATEWISEDETAILS.LIST>',
  '<RATEDETAILS.LIST><GSTRATEDUTYHEAD>CGST</GSTRATEDUTYHEAD><GSTRATE> 2.50</GSTRATE></RATEDETAILS.LIST>',
  '<RATEDETAILS.LIST><GSTRATEDUTYHEAD>IGST</GSTRATEDUTYHEAD><GSTRATE> 5</GSTRATE></RATEDETAILS.LIST>',
  '</STATEWISEDETAILS.LIST></GSTDETAILS.LIST>',
  '<STANDARDPRICELIST.LIST><DATE>20260401</DATE><RATE>90.00/Nos</RATE></STANDARDPRICELIST.LIST>',
  '</STOCKITEM>',
  '<STOCKITEM NAME="Milling"><GSTTYPEOFSUPPLY>Services</GSTTYPEOFSUPPLY></STOCKITEM>',
  '</TALLYMESSAGE></DATA></BODY></ENVELOPE>',
];

it.each(['utf8', 'utf16le'] as const)("reads Tally's stock items in %s", async (encoding) => {
  const { format, goods, left } = await read(tally, encoding);
  expect(format).toBe('tally');
  expect(goods).toEqual([
    {
      ...{ sku: 'JAG-1', name: 'Jaggery 1 kg', category: 'Sweeteners', price: '90.00' },
      ...{ stock: '35', hsn: '1701', gst_rate: '5' },
    },
  ]);
  expect(left).toEqual([['Milling', 'left_out_service']]);
});

it("reads Amazon's report of listings: their state, barcodes alone, and stock at its warehouses", async () => {
  const { format, goods } = await read([
    'item-name\titem-description\tlisting-id\tseller-sku\tprice\tquantity\timage-url\tproduct-id-type\tasin1\tproduct-id\tfulfillment-channel\tstatus',
    'Clay lamp\tWarm.\t1\tCL-1\t120\t4\t\t4\tB000000001\t4006381333931\tDEFAULT\tActive',
    'Iron lamp\t\t2\tIL-2\t300\t\t\t1\tB000000002\tB000000002\tAMAZON_IN\tInactive',
  ]);
  expect(format).toBe('amazon');
  expect(goods).toEqual([
    {
      ...{ sku: 'CL-1', name: 'Clay lamp', description: 'Warm.', price: '120', mrp: '120' },
      ...{ stock: '4', gtin: '4006381333931' },
    },
    {
      ...{ sku: 'IL-2', name: 'Iron lamp', price: '300', mrp: '300', stock: 'in stock' },
      status: 'draft',
    },
  ]);
});

it("takes no ASIN of Amazon's loader of offers for the code of a listing", async () => {
  const { format, goods } = await read([
    'sku\tproduct-id\tproduct-id-type\tprice\titem-condition\tquantity\tadd-delete',
    'CL-1\tB000000001\t1\t120\t11\t4\ta',
    'IL-2\tB000000002\t1\t300\t11\t0\td',
  ]);
  expect(format).toBe('amazon');
  expect(goods).toEqual([
    { sku: 'CL-1', price: '120', mrp: '120', stock: '4' },
    { sku: 'IL-2', price: '300', mrp: '300', stock: '0', status: 'draft' },
  ]);
});
