import { importFields } from '@/lib/api/schemas/seller/import-fields';
import type { Connection } from '../../../kernel/db/connection';
import { openTestDatabase } from '../../../kernel/db/testing/databases';
import { type Catalogue, readCatalogue } from './catalogue';
import { readValues } from './values';

let connection: Connection;
let catalogue: Catalogue;
beforeAll(async () => {
  connection = await openTestDatabase();
  catalogue = await readCatalogue(connection.db);
});
afterAll(() => connection.close());

// Each would take minutes where the time grows with the square of the length.
it.each(importFields)('reads a %s of spaces in one pass', (field) => {
  for (const between of [' ', '\n', ' ,', ' :', ' ;', ' >', '-_ ']) {
    const text = `a${between.repeat(300_000)}b`;
    expect(readValues({ [field]: text }, catalogue)).toBeDefined();
  }
});

it('reads attributes and pictures with spaces around what parts them', () => {
  const { values } = readValues(
    {
      attributes: ' fabric : cotton ;; fit:regular ',
      pictures: 'a.jpg | b.jpg ,  https://x.example/c',
    },
    catalogue,
  );
  expect(values.attributes).toEqual(['fabric:cotton', 'fit:regular']);
  expect(values.pictures).toEqual(['a.jpg', 'b.jpg', 'https://x.example/c']);
});
