import { columnFinder, type SourceRecord } from './format';
import { guessMapping } from './guess-mapping';
import { formatOf } from './recognise';

/** Returns what a format makes of a table: its fields by the columns that it reads. */
async function readAs(name: 'woocommerce' | 'etsy', headings: string[], rows: string[][]) {
  async function* records(): AsyncGenerator<SourceRecord> {
    for (const [index, cells] of rows.entries()) {
      yield {
        number: index + 2,
        cells: new Map(headings.map((each, n) => [each, cells[n] ?? ''])),
      };
    }
  }
  const { columns, prepare, survey } = formatOf(name);
  const find = columnFinder(headings);
  const of = columns(find);
  const seen = await survey?.(records(), find);
  const found: Record<string, unknown>[] = [];
  for await (const record of prepare?.(records(), find, headings, seen) ?? []) {
    const said = (field: keyof typeof of) => record.cells.get(of[field] ?? '') || undefined;
    found.push(
      record.isJoined
        ? { joined: true }
        : {
            ...{ sku: said('sku'), name: said('name'), price: said('price'), size: said('size') },
            ...{ code: said('listing_code'), grams: said('weight_grams'), status: said('status') },
          },
    );
  }
  return found;
}

it("reads WooCommerce's variations in French, also without a column of types", async () => {
  const headings = [
    ...['ID', 'UGS', 'Nom', 'Publié', 'Mis en avant\u00a0?', 'En stock\u00a0?', 'Poids (kg)'],
    ...['Tarif promo', 'Tarif régulier', 'Parent', 'Nom de l’attribut 1'],
    'Valeur(s) de l’attribut 1 ',
  ];
  const found = await readAs('woocommerce', headings, [
    ['1', 'EV-1', 'Ensemble', '1', '0', '1', '', '', '', '0', 'Taille', '4 ans, 6 ans'],
    ['2', '', 'Ensemble - 4 ans', '1', '0', '1', '0,3', '900', '1000', 'EV-1', 'Taille', '4 ans'],
    ['3', 'SAC', 'Sac', '0', '0', '1', '', '', '500', '', '', ''],
  ]);
  expect(found).toEqual([
    { joined: true },
    { sku: 'woo-2', name: 'Ensemble', price: '900', size: '4 ans', code: 'EV-1', grams: '300' },
    { sku: 'SAC', name: 'Sac', price: '500', status: 'draft' },
  ]);
});

it("reads Etsy's download in Italian", async () => {
  const headings = [
    ...['TITOLO', 'DESCRIZIONE', 'PREZZO', 'CURRENCY_CODE', 'QUANTITÀ', 'MATERIALI', 'IMMAGINE1'],
    ...['NOME VARIANTE 1', 'VALORI VARIANTE 1', 'SKU'],
  ];
  const found = await readAs('etsy', headings, [
    ['Vaso', 'Alto', '46', 'EUR', '2', 'Ceramica', '', 'Size', 'S,M', 'V'],
  ]);
  expect(found).toMatchObject([
    { sku: 'V-S', name: 'Vaso', price: '46', size: 'S' },
    { sku: 'V-M', size: 'M' },
  ]);
});

it('guesses no price from a column of words', () => {
  const cells = new Map([
    ['Reference #', 'A-1'],
    ['Price tax excluded or Price tax included', 'excluded'],
    ['Unit price', '1299'],
  ]);
  const mapping = guessMapping('other', [...cells.keys()], [cells]);
  expect(mapping).toMatchObject({
    sku: { column: 'Reference #' },
    price: { column: 'Unit price' },
  });
});
