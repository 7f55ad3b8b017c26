import { read } from '../testing/read-table';

it("reads tills' options and the stock of all their places", async () => {
  const { goods } = await read([
    'id,handle,sku,name,variant_option_one_name,variant_option_one_value,variant_option_two_name,variant_option_two_value,retail_price,inventory_Market Road,reorder_point_Market Road,inventory_Godown,reorder_point_Godown',
    '1,crew,T-1,Crew,Colour,Rust,Size,M,499,3,,4,',
    '2,crew,T-2,Crew,Colour,Rust,Size,L,499,-2,,5,',
    '3,mug,T-3,Mug,,,,,99,,,,',
  ]);
  expect(goods.map(({ sku, colour, size, stock }) => [sku, colour, size, stock])).toEqual([
    ['T-1', 'Rust', 'M', '7'],
    ['T-2', 'Rust', 'L', '5'],
    ['T-3', undefined, undefined, undefined],
  ]);
});

it('calls options as the row above does, where a variant names none', async () => {
  const { goods } = await read([
    'Handle,REF,Nombre,Opción 1 nombre,Opción 1 valor,Precio [Obrador],En inventario [Obrador]',
    'taza,R-1,Taza,Color,Azul,90,4',
    'taza,R-2,,,Verde,90,6',
  ]);
  expect(goods.map(({ sku, colour, stock }) => [sku, colour, stock])).toEqual([
    ['R-1', 'Azul', '4'],
    ['R-2', 'Verde', '6'],
  ]);
});

it('knows codes, barcodes and decimal commas of a table without headings', async () => {
  const { mapping, goods } = await read([
    '"03024","Leine schwarz 100 cm","4006381333931","11,99"',
    '"05190","Wurfkette 20 cm","4012345000030","3,99"',
    '"06014","Halsband rot","4012345678901","20,50"',
    '"06034","Napf aus Stahl","4012345000016","31,99"',
    '"06104","Bürste","4012345000023","35,95"',
  ]);
  expect(Object.keys(mapping).sort()).toEqual(['gtin', 'name', 'price', 'sku']);
  expect(goods[0]).toEqual({
    ...{ sku: '03024', name: 'Leine schwarz 100 cm', gtin: '4006381333931', price: '11.99' },
  });
});

it('takes codes beside a stock, without headings, for codes', async () => {
  const { goods } = await read(['LAMP0815,12', 'DUCK,14', 'WATER_1_l,23']);
  expect(goods.map(({ sku, stock }) => [sku, stock])).toEqual([
    ['LAMP0815', '12'],
    ['DUCK', '14'],
    ['WATER_1_l', '23'],
  ]);
});

it("joins a currency below `Price` with it, and takes no program's words for categories", async () => {
  const { mapping } = await read([
    ',Waren,,Preis',
    'Nr,gruppe,Bezeichnung,Euro',
    'A1,Obst,Apfel rot,2.50',
    'A2,Obst,Birne,3.10',
  ]);
  expect(mapping).toMatchObject({
    price: { column: 'Preis (Euro)' },
    name: { column: 'Bezeichnung' },
  });
  const odoo = await read([
    'name,type,default_code,list_price',
    'Rahmen,Storable Product,M1,85',
    'Oberrohr,Storable Product,M2,68',
  ]);
  expect(odoo.mapping.category).toBeUndefined();
});

it("numbers the codes of Wix's products that are called alike", async () => {
  const { goods, notes } = await read([
    'handleId,fieldType,name,productImageUrl,collection,sku,price,surcharge,visible,discountMode,inventory',
    'a,Product,Gift box,,Gifts,,58,,true,PERCENT,3',
    'b,Product,Gift box,,Gifts,,47,,true,PERCENT,4',
    'c,Product,Tea,,Gifts,T-1,9,,true,PERCENT,4',
  ]);
  expect(goods.map(({ sku, price }) => [sku, price])).toEqual([
    ['Gift-box', '58'],
    ['Gift-box-2', '47'],
    ['T-1', '9'],
  ]);
  expect(notes[1]).toEqual([{ field: 'sku', code: 'sku_made', params: { sku: 'Gift-box-2' } }]);
});

it("tells WooCommerce's variations apart whose parent is in no row", async () => {
  const { goods } = await read([
    'ID,Type,SKU,Name,Published,Is featured?,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
    '7,variation,S-7,Set - 4 years,1,0,12,SET,Age,4 years',
    '8,variation,S-8,Set - 6 years,1,0,12,SET,Age,6 years',
  ]);
  expect(goods.map(({ listing_code: code, size }) => [code, size])).toEqual([
    ['SET', '4 years'],
    ['SET', '6 years'],
  ]);
});

it("reads the line breaks of WooCommerce's descriptions", async () => {
  const { goods } = await read([
    'ID,Type,SKU,Name,Published,Is featured?,Description,Regular price',
    '7,simple,S-7,Lamp,1,0,"Warm light.\\n\\nBrass.",12',
  ]);
  expect(goods[0]?.description).toBe('Warm light.\n\nBrass.');
});

it("decodes signs in Etsy's variations", async () => {
  const { goods } = await read([
    'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,VARIATION 1 NAME,VARIATION 1 VALUES,SKU',
    'Planter,Clay.,9,INR,2,,,,Size,"Small 3&quot; Pot,Large 4&quot; Pot",',
  ]);
  expect(goods.map(({ size }) => size)).toEqual(['Small 3" Pot', 'Large 4" Pot']);
});

it('keeps long options apart that begin alike', async () => {
  const rows = ['50', '75'].flatMap((count) =>
    ['Return address', 'Return address and city', 'Return address, city and state'].map(
      (print, n) => `card,Option${n}-${count},4.5 x 6.25,${print.replace(',', '')},${count}`,
    ),
  );
  const { goods } = await read([
    'Handle,Variant SKU,Option1 Value,Option2 Value,Option3 Value,Title,Option1 Name,Option2 Name,Option3 Name,Variant Price',
    ...rows.map((row) => `${row},Card,Format,Print,Quantity,9`),
  ]);
  const sizes = goods.map(({ size = '' }) => size);
  expect(new Set(sizes).size).toBe(6);
  expect(Math.max(...sizes.map((size) => size.length))).toBeLessThanOrEqual(40);
});

it('knows Spanish columns of codes, barcodes and prices', async () => {
  const { mapping } = await read([
    'Referencia,Descripción,Cód. Barras,Neto,Moneda',
    'A-1,Pintura blanca 1 L,7701234567897,12500,Pesos',
    'A-2,Brocha 2 pulgadas,,4300,Pesos',
  ]);
  expect(mapping).toMatchObject({
    sku: { column: 'Referencia' },
    gtin: { column: 'Cód. Barras' },
    price: { column: 'Neto' },
    currency: { column: 'Moneda' },
  });
});

it("lets Shopify's standard category support a shop's own type", async () => {
  const { goods } = await read([
    'Handle,Title,Product Category,Type,Tags,Variant SKU,Variant Price,Option1 Name,Option1 Value',
    'tray,Stone tray,Home & Garden > Gardening > Pots,Stone Tray,new,T-1,90,Title,Default Title',
    'pot,Stone pot,Home & Garden > Gardening > Pots,,,P-1,90,Title,Default Title',
  ]);
  expect(goods.map(({ category, tags }) => [category, tags])).toEqual([
    ['Stone Tray', 'Home & Garden > Gardening > Pots, new'],
    ['Home & Garden > Gardening > Pots', undefined],
  ]);
});
