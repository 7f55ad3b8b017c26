import { languageName } from '@/lib/i18n/language-name';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { fieldIn } from '@/lib/i18n/translated';
import { centimetresText, gramsText, priceText } from '../amounts';
import { codeOf, keptCode } from '../codes';
import { evidenceOf, type Format, filledReader, stateText } from '../format';
import { textOfMarkup } from '../markup';

const added = {
  sku: 'SKU, else model, else made of the ID',
  category: 'Categories by name',
  price: 'Price',
  gtin: 'EAN, else UPC, JAN or ISBN',
  grams: 'Weight in grams',
  length: 'Length in cm',
  width: 'Width in cm',
  height: 'Height in cm',
  pictures: 'Image, additional images',
  status: 'Status',
} as const;

/** The made columns of texts in each language: `Name (English)`. */
const texts = (['name', 'description'] as const).flatMap((name) =>
  locales.map((lang) => {
    const label = name === 'name' ? 'Name' : 'Description';
    return { name, lang, column: `${label} (${languageName(lang, defaultLocale)})` };
  }),
);

/** The sheet of products of OpenCart's export, and tables of the same columns. */
export const opencart: Format = {
  evidence: (has) =>
    evidenceOf(
      has,
      [['product_id'], ['model'], ['image_name', 'image', 'stock_status_id', 'stock_status']],
      [
        ['manufacturer'],
        ['upc', 'ean', 'jan', 'mpn'],
        ['weight_unit', 'weight_class_id'],
        ['date_available', 'date_added'],
        ['tax_class_id', 'tax_class', 'points'],
      ],
    ),
  reserved: [
    ...['product_id', 'location', 'points', 'shipping', 'stock_status_id', 'stock_status'],
    ...['tax_class_id', 'tax_class', 'seo_keyword', 'sort_order', 'minimum', 'subtract', 'viewed'],
    ...['store_ids', 'related_ids', 'layout', 'weight_unit', 'length_unit', 'model', 'length'],
    ...['width', 'height', 'weight'],
  ],
  columns: (find) => ({
    sku: added.sku,
    ...Object.fromEntries(texts.map(({ name, lang, column }) => [fieldIn(name, lang), column])),
    category: added.category,
    tags: find('tags(en-gb)', 'tags(en)', 'tags', 'tag', 'meta_keyword'),
    brand: find('manufacturer'),
    price: added.price,
    stock: find('quantity'),
    gtin: added.gtin,
    weight_grams: added.grams,
    length_cm: added.length,
    width_cm: added.width,
    height_cm: added.height,
    pictures: added.pictures,
    status: added.status,
  }),
  added: [...Object.values(added), ...texts.map(({ column }) => column)],
  async *prepare(records, find, headings) {
    const sources = texts.map(({ name, lang, column }) => {
      return { source: textColumn(headings, name, lang), column };
    });
    for (const { source } of sources) find(source ?? '');
    for await (const record of records) {
      const of = filledReader(find, record);
      const cells = new Map(record.cells);
      const set = (name: keyof typeof added, value: string) => cells.set(added[name], value);
      const id = of('product_id');
      const given = of('sku', 'model');
      const sku = keptCode(given) || (id && codeOf('opencart', id));
      set('sku', sku);
      for (const { source, column } of sources) {
        cells.set(column, textOfMarkup((source && cells.get(source)) || ''));
      }
      set('category', categoriesIn(of('categories', 'category')));
      set('price', priceText(of('price')));
      set('gtin', of('ean', 'upc', 'jan', 'isbn'));
      set('grams', gramsText(of('weight'), of('weight_unit') || 'kg'));
      for (const name of ['length', 'width', 'height'] as const) {
        set(name, centimetresText(of(name), of('length_unit') || 'cm'));
      }
      set('pictures', picturesOf(of));
      set('status', stateText(of('status')));
      const note = { field: 'sku' as const, code: 'sku_made', params: { sku } };
      yield { number: record.number, cells, ...(!given && sku && { notes: [note] }) };
    }
  },
};

/**
 * Returns the column of a text in a language, such as `name(en-gb)`; a plain one, or one of another shop's language, is
 * taken for the default language's.
 */
function textColumn(headings: readonly string[], name: string, lang: Locale): string | undefined {
  const inLanguage = (heading: string, language: string) =>
    new RegExp(`^${name}\\s?\\(${language}\\b`, 'i').test(heading.slice(0, 60));
  const own = headings.find((heading) => inLanguage(heading, lang));
  if (own || lang !== defaultLocale) return own;
  const isKnown = (heading: string) => locales.some((language) => inLanguage(heading, language));
  const plain = headings.find((heading) => heading.toLowerCase() === name);
  return plain ?? headings.find((heading) => inLanguage(heading, '') && !isKnown(heading));
}

/** Returns the categories; numbers are ids of another sheet, which say nothing. */
const categoriesIn = (text: string) => (/^[\d,;\s]*$/.test(text) ? '' : text);

const picturesOf = (of: ReturnType<typeof filledReader>) =>
  [of('image_name', 'image'), ...of('additional_images', 'images').split(/[,|;]\s*/)]
    .filter(Boolean)
    .slice(0, 10)
    .join('\n');
