import { createReadStream } from 'node:fs';
import { FileRefused, fileLimits, type SourceRow } from './limits';
import { readXml } from './xml';

/** The columns of the table that is made of Tally's masters, in order. */
export const tallyColumns = [
  ...([
    'Item name',
    'Alias',
    'Part number',
    'Stock group',
    'Stock category',
    'Base units',
  ] as const),
  ...(['Closing balance', 'Opening balance', 'Standard price', 'List price', 'MRP'] as const),
  ...(['HSN code', 'GST rate', 'Description', 'Type of supply'] as const),
] as const;

type Column = (typeof tallyColumns)[number];
type Item = Partial<Record<Column, string>>;

/** Returns whether an XML file begins as Tally's export of masters. */
export const isTally = (start: string) => /<ENVELOPE[\s>]/i.test(start.slice(0, 512));

/** Columns by the end of an element's path in its stock item. */
const places: readonly [path: string, column: Column][] = [
  ['ALIAS', 'Alias'],
  ['PARTNO', 'Part number'],
  ['MAILINGNAME.LIST/MAILINGNAME', 'Part number'],
  ['PARENT', 'Stock group'],
  ['CATEGORY', 'Stock category'],
  ['BASEUNITS', 'Base units'],
  ['CLOSINGBALANCE', 'Closing balance'],
  ['CLOSINGBALANCE/QUANTITY', 'Closing balance'],
  ['OPENINGBALANCE', 'Opening balance'],
  ['OPENINGBALANCE/QUANTITY', 'Opening balance'],
  ['STANDARDPRICELIST.LIST/RATE', 'Standard price'],
  ['FULLPRICELIST.LIST/PRICELEVELLIST.LIST/RATE', 'List price'],
  ['MRPRATEDETAILS.LIST/MRPRATE', 'MRP'],
  ['HSNCODE', 'HSN code'],
  ['HSNDETAILS.LIST/HSNCODE', 'HSN code'],
  ['GSTDETAILS.LIST/HSNCODE', 'HSN code'],
  ['DESCRIPTION', 'Description'],
  ['NARRATION', 'Description'],
  ['GSTTYPEOFSUPPLY', 'Type of supply'],
];
const columnAt = new Map(places);

/** Words by which Tally says that there is no value, or that a group has none above it. */
const isNothing = /^(?:not applicable|primary|any|end of list)$/i;
const integrated = /^(?:igst|integrated tax)$/i;

/**
 * Reads the stock items of Tally's masters as rows below a heading. Of values that begin at different days the last
 * one counts; the first of an item's names is its own, and the second its alias.
 * @throws {FileRefused} import_type if there are no stock items, import_broken, import_bomb
 */
export async function* tallyRows(path: string): AsyncGenerator<SourceRow> {
  const rows: SourceRow[] = [];
  let count = 1;
  let item: Item | undefined;
  let names: string[] = [];
  /** The duty that the next rate belongs to. */
  let duty = '';
  let size = 0;
  let text = '';
  const open: string[] = [];
  const events = readXml(createReadStream(path), {
    open(name, attributes) {
      text = '';
      const element = name.toUpperCase();
      if (item) open.push(element);
      else if (element === 'STOCKITEM') {
        item = {};
        const own = attributes.NAME?.trim();
        names = own ? [own] : [];
        size = own?.length ?? 0;
      }
    },
    text(part) {
      if (!item) return;
      size += part.length;
      if (size > fileLimits.line) throw new FileRefused('import_bomb');
      text += part;
    },
    close() {
      if (!item) return;
      const value = text.replace(/\s+/g, ' ').trim();
      text = '';
      if (!open.length) {
        const [own = '', alias = ''] = [...new Set(names)];
        const cells: Item = { ...item, 'Item name': own, Alias: item.Alias ?? alias };
        rows.push({ number: ++count, cells: tallyColumns.map((column) => cells[column] ?? '') });
        item = undefined;
        return;
      }
      const at = open.join('/');
      open.pop();
      if (!value || isNothing.test(value)) return;
      if (at === 'NAME' || at.endsWith('NAME.LIST/NAME')) names.push(value.slice(0, 1000));
      else if (at.endsWith('GSTRATEDUTYHEAD')) {
        duty = value;
        if (/^[\d.]{1,6}$/.test(value)) item['GST rate'] = value;
      } else if (at.endsWith('/GSTRATE')) {
        if (integrated.test(duty)) item['GST rate'] = value;
      } else {
        const column = columnAt.get(at);
        if (column) item[column] = value;
      }
    },
  });
  yield { number: 1, cells: [...tallyColumns] };
  for await (const _ of events) yield* rows.splice(0);
  if (count === 1) throw new FileRefused('import_type');
}
