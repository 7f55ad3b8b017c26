import { createReadStream } from 'node:fs';
import { FileRefused, fileLimits, type SourceRow } from './limits';
import { encodingOf, readXml } from './xml';

/** Elements of an item in Google's product feed that a listing has a place for. */
const names = [
  ...['id', 'title', 'description', 'link', 'image_link', 'additional_image_link', 'availability'],
  ...['price', 'sale_price', 'sale_price_effective_date', 'quantity', 'gtin', 'brand', 'mpn'],
  ...['product_type', 'google_product_category', 'item_group_id', 'color', 'size', 'gender'],
  ...['age_group', 'material', 'pattern', 'product_highlight', 'shipping_weight'],
  ...['shipping_length', 'shipping_width', 'shipping_height', 'product_weight', 'condition'],
];

/** Returns whether a file begins as XML. */
export const isXml = (start: Buffer) =>
  /^\uFEFF?\s{0,100}<(?:\?xml|!DOCTYPE|[a-z][\w:-]{1,40}[\s>])/i.test(startText(start));

/** Returns the first characters of a document, whatever its encoding. */
export const startText = (start: Buffer) => new TextDecoder(encodingOf(start)).decode(start);

/**
 * Reads the items of a product feed in RSS or Atom as rows below a heading. Repeated elements of an item, such as
 * its pictures, share one cell.
 * @throws {FileRefused} import_type if there are no items, import_broken, import_bomb
 */
export async function* feedRows(path: string): AsyncGenerator<SourceRow> {
  const places = new Map(names.map((name, index) => [name, index]));
  const rows: SourceRow[] = [];
  let count = 1;
  let cells: string[] = [];
  /** Number of open elements, counted from the item; 0 outside of an item. */
  let depth = 0;
  let place: number | undefined;
  let size = 0;
  const events = readXml(createReadStream(path), {
    open(name) {
      if (depth > 0) depth++;
      else if (name === 'item' || name === 'entry') {
        depth = 1;
        size = 0;
        cells = names.map(() => '');
      }
      place = depth === 2 ? places.get(name) : undefined;
      if (place !== undefined && cells[place]) cells[place] += ',';
    },
    text(text) {
      if (place === undefined) return;
      size += text.length;
      if (size > fileLimits.line) throw new FileRefused('import_bomb');
      cells[place] = `${cells[place] ?? ''}${depth === 2 ? text : ''}`;
    },
    close() {
      if (depth === 0) return;
      if (--depth === 1) place = undefined;
      if (depth === 0) rows.push({ number: ++count, cells: cells.map((cell) => cell.trim()) });
    },
  });
  yield { number: 1, cells: [...names] };
  for await (const _ of events) yield* rows.splice(0);
  if (count === 1) throw new FileRefused('import_type');
}
