import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { config } from '@/lib/config';
import { type Connection, connection, rowsOf } from '@/lib/marketplace/kernel/db/connection';
import { migrate } from '@/lib/marketplace/kernel/db/migrate';
import { noLimits } from '@/lib/marketplace/kernel/db/pool';
import { skus } from '@/lib/marketplace/seed/catalogue/skus';
import { generateProducts } from '@/lib/marketplace/seed/scale';
import { isSeeded, seed } from '@/lib/marketplace/seed/seed';
import { progressBar } from '../lib/progress.mjs';

/**
 * Number of products after which statistics are collected, and again at each doubling: a server may not do so
 * itself.
 */
const firstLearnt = 10_000;

/**
 * Fills the database of the measured shop to so many products: the demo market, and variants of it. Pictures
 * are drawn only on request.
 */
async function fill(wanted: number, withPictures: boolean) {
  const opened = await connection(noLimits);
  try {
    await migrate(opened);
    if (!(await isSeeded(opened))) {
      const bar = progressBar('Filling the demo market');
      const mediaDir = withPictures ? join(config.dataDir, 'media') : undefined;
      // All products, because variants show the same pictures.
      await seed(opened, { mediaDir, products: skus.length, onProgress: bar.update });
      bar.end();
    }
    const have = await countProducts(opened);
    const count = wanted - have;
    if (count <= 0) return;
    const bar = progressBar(`Making ${count} more products`);
    const from = have - skus.length;
    let learning = Promise.resolve();
    let next = firstLearnt;
    await generateProducts(opened, {
      ...{ from, count },
      onProgress: (done, total) => {
        bar.update(done, total);
        if (done < next) return;
        next *= 2;
        learning = learning.then(() => opened.db.execute(sql`analyze`)).then(() => {});
      },
    });
    await learning;
    bar.end();
  } finally {
    await opened.close();
  }
}

async function countProducts({ db }: Connection) {
  const [row] = await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from products`);
  return row?.n ?? 0;
}

await fill(Number(process.argv[2]), process.argv[3] !== 'without-pictures');
