import { productQuerySchema } from '@/lib/contract/schemas/catalog';
import { connection } from '../../../kernel/db/connection';
import { openSearch } from '../index';
import { judge } from './judge';
import { heldOut } from './judged/held-out';
import { judgedQueries } from './judged/queries';
import { readJudgedProducts } from './judged-products';

/** Prints as JSON, by class of the judged queries, how well the search of the seeded database answers them. */
const opened = await connection();
const search = openSearch(opened.db);
const find = (text: string) =>
  search.list(productQuerySchema.parse({ search: text, limit: 10 }), 'en');
// A large catalogue takes longer to read than the first query waits.
while (!(await find('saree').catch(() => undefined)));
const products = await readJudgedProducts(opened.db);
const figures: Record<string, object> = {};
for (const [name, queries] of Object.entries({
  ...judgedQueries,
  'held out': Object.values(heldOut).flat(),
})) {
  const { failures, ...judged } = await judge(queries, products, async (text) => {
    const { ids, understood } = await find(text);
    return { ids, missing: understood?.missing ?? [] };
  });
  figures[name] = judged;
}
process.stdout.write(JSON.stringify(figures));
await search.close();
await opened.close();
