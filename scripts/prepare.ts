import { usesTestCourier } from '@/lib/marketplace/app/providers/couriers';
import { usesTestProvider } from '@/lib/marketplace/app/providers/payments';
import { connection } from '@/lib/marketplace/kernel/db/connection';
import { migrate, trigramsReadHindi } from '@/lib/marketplace/kernel/db/migrate';
import { noLimits } from '@/lib/marketplace/kernel/db/pool';
import { migrateTestProvider } from '@/lib/marketplace/providers/payments/test/migrate';
import { isSeeded, refreshDemoDeals, seed } from '@/lib/marketplace/seed/seed';
import { progressBar } from './lib/progress.mjs';

/** Migrates the database; an empty one gets the demo market as DEMO_DATA says. */
async function prepare() {
  const opened = await connection(noLimits);
  try {
    await migrate(opened);
    if (usesTestProvider() || usesTestCourier()) await migrateTestProvider(opened);
    if (!(await trigramsReadHindi(opened))) {
      console.warn(
        'This PostgreSQL runs under lc_ctype=C, so searches in Hindi find little. ' +
          'Create the database with LC_CTYPE C.UTF-8 or another UTF-8 locale.',
      );
    }
    if (process.env.DEMO_DATA === 'off') return;
    if (await isSeeded(opened)) {
      await refreshDemoDeals(opened, new Date());
      return;
    }
    const bar = progressBar('Filling the demo market');
    await seed(opened, {
      products: Number(process.env.DEMO_PRODUCTS) || undefined,
      living:
        process.env.DEMO_DATA === 'goods'
          ? undefined
          : { takesOnline: usesTestProvider(), isCarried: usesTestCourier() },
      onProgress: bar.update,
    });
    bar.end();
  } finally {
    await opened.close();
  }
}

prepare().catch((error) => {
  const isPlain = error instanceof Error && ['DatabaseInUse', 'OtherHistory'].includes(error.name);
  console.error(isPlain ? error.message : error);
  process.exit(1);
});
