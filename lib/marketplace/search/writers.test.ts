import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = 'lib/marketplace';
const sources = (readdirSync(root, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|fixtures|testing|migrations/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Every statement that changes rows of products. */
const writes = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/\.update\(products\)|update products\b|update \$\{products\}/gi)].map(
    (match) => ({
      file,
      statement: text.slice(match.index, text.indexOf(';', match.index)),
    }),
  ),
);

describe('whoever writes products', () => {
  it('is found', () => {
    expect(writes.map(({ file }) => file).sort()).toEqual(
      expect.arrayContaining(['catalog/review-queries.ts', 'inventory/stock.ts']),
    );
  });

  it.each(writes)('$file says when, for the index follows updated_at', ({ statement }) => {
    expect(statement).toMatch(/updatedAt|updated_at/);
  });
});
