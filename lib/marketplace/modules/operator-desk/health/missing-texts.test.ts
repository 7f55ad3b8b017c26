import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { missingTexts } from './report';

it.each(testDatabases)('counts what each language lacks, on $name', async ({ open }) => {
  const connection = await open();
  await makeProduct(connection.db, { name: 'Diya', nameHi: 'दीया', colour: 'Dark Green' });
  await makeProduct(connection.db, { name: 'Kurta', colour: 'Ultra Mauve' });
  const texts = await missingTexts(connection.db);
  expect(texts).toMatchObject([
    { language: 'hi', kind: 'messages', missing: 0, total: expect.any(Number) },
    { language: 'hi', kind: 'products', missing: 1, total: 2 },
    { language: 'hi', kind: 'colours', missing: 1, total: 2 },
    { language: 'hi', kind: 'categories', missing: expect.any(Number) },
    { language: 'hi', kind: 'pages', missing: 0, total: expect.any(Number) },
  ]);
  await connection.close();
});
