import { asc, eq } from 'drizzle-orm';
import type { Connection } from '../../../kernel/db/connection';
import { settlementCycles, settlements } from '../../../kernel/db/schema/settlement';
import { makeListing, makeProduct } from '../../../kernel/db/testing/fixtures';
import { type Market, openMarket } from '../../payments/testing/market';
import { makeSeller } from '../../sellers/testing/members';
import { runCycle } from '../cycle/run-cycle';
import { exportBankFile } from '../operator/bank-file';
import { approveSettlement, payOut } from '../operator/move-settlement';
import { requestPayouts } from '../payouts/request-payouts';
import { sendPayouts } from '../payouts/send-payouts';
import { makeBankAccount } from './bank';
import type { Stage } from './live-through';

const day = 86_400_000;

/** Stores in one place, in another with a shipping fee always, and one that ships free. */
const places = [
  { state: 'Maharashtra', pincode: '411001' },
  { state: 'Karnataka', pincode: '560001', shippingFee: 6_900, freeShippingFrom: null },
  { state: 'West Bengal', pincode: '700001', shippingFee: 0 },
];

export type Stores = Awaited<ReturnType<typeof openStores>>;

/** Opens a market of three stores that can be paid. */
export async function openStores(connection: Connection) {
  const market = await openMarket(connection);
  const sellers: Awaited<ReturnType<typeof makeSeller>>[] = [];
  for (const place of places) {
    const seller = await makeSeller(market.db, place);
    await makeBankAccount(market.db, seller.store.id);
    sellers.push(seller);
  }
  return {
    market,
    makeStage: (kinds: { price: number; gstRate: number }[]) => makeStage(market, sellers, kinds),
    settleAll: () => settleAll(market, sellers),
  };
}

type Sellers = Awaited<ReturnType<typeof makeSeller>>[];

/** Makes two SKUs of one listing for each of these, in one store after the other. */
async function makeStage(
  market: Market,
  sellers: Sellers,
  kinds: { price: number; gstRate: number }[],
): Promise<Stage> {
  const products = [];
  const siblings = new Map<number, number>();
  for (const [index, values] of kinds.entries()) {
    const storeId = sellers[index % sellers.length]?.store.id ?? 0;
    const listing = await makeListing(market.db, storeId);
    const given = { ...values, storeId, listingId: listing.id, stock: 100 };
    const pair = [
      await makeProduct(market.db, { ...given, size: 'M' }),
      await makeProduct(market.db, { ...given, size: 'L' }),
    ] as const;
    siblings.set(pair[0].id, pair[1].id).set(pair[1].id, pair[0].id);
    products.push(...pair);
  }
  const tokens = new Map(sellers.map(({ store, token }) => [store.id, token]));
  return { market, products, siblings, tokens };
}

/**
 * Pays the settlements of the week after every return window is over, the last by the provider and the others
 * by bank file; returns them.
 */
async function settleAll({ db, context, quiet }: Market, sellers: Sellers) {
  const later = new Date(Date.now() + 30 * day);
  await db.delete(settlementCycles);
  await runCycle(db, later);
  const drafts = await db
    .select()
    .from(settlements)
    .where(eq(settlements.status, 'draft'))
    .orderBy(asc(settlements.id));
  for (const { id } of drafts) await approveSettlement(db, id, later);
  const ids = drafts.slice(-1).map(({ id }) => id);
  await requestPayouts(db, { ids, exported: false, provider: 'test', by: null, now: later });
  await sendPayouts(context, later);
  await quiet();
  await exportBankFile(db, { now: later });
  for (const { id } of drafts.slice(0, -1)) await payOut(db, id, `NEFT-${id}`, later);
  return drafts.map(({ id, storeId }) => ({
    id,
    token: sellers.find(({ store }) => store.id === storeId)?.token,
  }));
}
