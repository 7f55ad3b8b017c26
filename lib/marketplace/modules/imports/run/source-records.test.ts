import fc from 'fast-check';
import { type ImportFormat, importFormats } from '@/lib/contract/schemas/seller/imports';
import type { SourceRow } from '../files/limits';
import { ofRowKey, rowKey } from '../files/row-keys';
import type { ImportFile } from '../files/table';
import { recordsOf, tableOf } from './source-records';

async function* streamed(rows: readonly string[][]): AsyncGenerator<SourceRow> {
  for (const [index, cells] of rows.entries()) yield { number: index + 1, cells: [...cells] };
}
const fileOf = (...tables: string[][][]): ImportFile => ({
  tables: tables.map((rows, n) => ({ sheet: `${n}`, rows: () => streamed(rows) })),
  sheets: [],
  close: async () => {},
});

/** Headings of all formats, so that each finds some of its own. */
const headings = [
  ...['Handle', 'Title', 'SKU', 'Price', 'Option1 value', 'Type', 'Name', 'Parent', 'ID'],
  ...[
    'Regular price',
    'product type',
    'store view code',
    'configurable variations',
    'VARIATION 1 VALUES',
  ],
  ...['VARIATION 1 NAME', 'handleId', 'parent sku', 'parent child', 'Location', 'Available', 'MRP'],
];
const cell = fc.constantFrom(
  ...['', 'A', 'B', 'variable', 'variation', 'simple, virtual', 'grouped', 'parent', 'child'],
  ...[
    'configurable',
    'bundle',
    'hi',
    'sku=A,size=S|sku=B,size=M',
    'Red,Blue',
    'Size',
    '499',
    'Total',
  ],
);
const rowsOf = fc.array(
  fc.array(cell, { minLength: headings.length, maxLength: headings.length }),
  {
    maxLength: 20,
  },
);

it.each(importFormats.filter((format) => format !== 'pictures'))(
  'accounts for every record of a file as %s',
  async (format: ImportFormat) => {
    await fc.assert(
      fc.asyncProperty(rowsOf, async (rows) => {
        const told = new Map<number, number>();
        for await (const { number, leftOut, isJoined } of recordsOf(
          fileOf([headings, ...rows]),
          format,
        )) {
          const { row, part } = ofRowKey(number);
          if (part === 0) told.set(row, (told.get(row) ?? 0) + 1);
          expect(leftOut && isJoined).toBeFalsy();
        }
        expect([...told.keys()].sort((a, b) => a - b)).toEqual(rows.map((_, n) => n + 2));
        expect([...told.values()].every((count) => count === 1)).toBe(true);
      }),
    );
  },
);

it('gives each row of each sheet and part a key of its own, which an integer holds', () => {
  for (const [row, sheet, part] of [
    [1, 0, 0],
    [1_048_576, 7, 127],
    [12, 3, 5],
  ] as const) {
    const key = rowKey(row, sheet, part);
    expect(key).toBeLessThan(2 ** 31);
    expect(ofRowKey(key)).toEqual({ row, sheet, part });
  }
});

it('joins a heading of two lines, and reads a table without one', async () => {
  const twofold = [
    ['Particulars', 'Closing Balance', ''],
    ['', 'Quantity', 'Rate'],
    ['Saree', '12 Pcs', '450'],
  ];
  expect((await tableOf(streamed(twofold))).headings).toEqual(['Particulars', 'Quantity', 'Rate']);
  const bare = [
    ['AB-1', 'Mug', '99'],
    ['AB-2', 'Cup', '89'],
  ];
  const { headings: letters, rows } = await tableOf(streamed(bare));
  expect(letters).toEqual(['(A)', '(B)', '(C)']);
  const read = [];
  for await (const { cells } of rows) read.push(cells[0]);
  expect(read).toEqual(['AB-1', 'AB-2']);
});

it('reads sheets with other headings by the names of their columns', async () => {
  const file = fileOf(
    [
      ['sku', 'name', 'price'],
      ['A', 'Mug', '9'],
    ],
    [
      ['price', 'sku', 'colour'],
      ['5', 'B', 'Red'],
    ],
  );
  const found = [];
  for await (const { cells } of recordsOf(file, 'haat')) found.push(Object.fromEntries(cells));
  expect(found).toEqual([
    { sku: 'A', name: 'Mug', price: '9', colour: '' },
    { sku: 'B', name: '', price: '5', colour: 'Red' },
  ]);
});
