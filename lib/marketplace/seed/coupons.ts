import { eq } from 'drizzle-orm';
import type { Database } from '../kernel/db/connection';
import { coupons } from '../kernel/db/schema/coupons';
import { stores } from '../kernel/db/schema/stores';
import { applicationNumber } from './store-rows';

const day = 86_400_000;

/** Inserts coupons of the demo market: two public ones, one that is passed on, and one of the first store. */
export async function insertCoupons(tx: Database, now: Date): Promise<void> {
  const [store] = await tx
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.applicationNumber, applicationNumber(0)));
  const startsAt = new Date(now.getTime() - 30 * day);
  const market = { paidBy: 'market', startsAt, isPublic: true } as const;
  await tx.insert(coupons).values([
    {
      ...market,
      code: 'HAAT10',
      kind: 'percent',
      value: 10,
      cap: 20_000,
      leastOrder: 99_900,
      title: 'Festive offer',
      translations: { hi: { title: 'त्योहार का ऑफ़र' } },
    },
    {
      ...market,
      code: 'NAMASTE100',
      kind: 'amount',
      value: 10_000,
      leastOrder: 49_900,
      usesPerShopper: 1,
      firstOrderOnly: true,
      title: 'Welcome to Haat',
      translations: { hi: { title: 'हाट में स्वागत है' } },
    },
    {
      ...market,
      code: 'DOST50',
      kind: 'amount',
      value: 5_000,
      usesAllowed: 500,
      usesPerShopper: 2,
      isPublic: false,
      endsAt: new Date(now.getTime() + 90 * day),
    },
    {
      paidBy: 'seller',
      storeId: store?.id,
      startsAt,
      isPublic: true,
      code: 'WEAVE15',
      kind: 'percent',
      value: 15,
      cap: 30_000,
      leastOrder: 79_900,
      usesAllowed: 1000,
      title: 'Straight from the loom',
      translations: { hi: { title: 'सीधे करघे से' } },
    },
  ]);
}
