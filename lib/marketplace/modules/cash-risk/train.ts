import type { Database } from '../../kernel/db/connection';
import { firstRow } from '../../kernel/db/first-row';
import { cashRiskVersions, cashRiskWeights } from '../../kernel/db/schema/learned';
import { transact } from '../../kernel/db/transaction';
import { DomainError } from '../../kernel/errors';
import { fitLogistic } from './fit';
import { type FinishedOrder, isHeldOut, listFinished } from './history';
import { bias } from './score';

/** The fewest finished cash orders, and returns among them, that say anything. */
const least = { orders: 200, refused: 20 };

/** The fewest orders of a category that give it a weight. */
const leastOfCategory = 20;

/** The largest weight either way that is written; the table allows 20. */
const largest = 15;

/**
 * Learns the weights of the risk of cash orders from this market's finished ones, but for the fifth that is held out,
 * and writes them as a new version, by which orders are scored from then on.
 * @throws {DomainError} 409 cash_risk_too_few
 */
export async function trainCashRisk(db: Database, now: Date): Promise<void> {
  const finished = await listFinished(db);
  const all = { orders: finished.length, refused: refusedOf(finished) };
  if (all.orders < least.orders || all.refused < least.refused) {
    throw new DomainError(409, 'cash_risk_too_few', {
      params: { ...all, least_orders: least.orders, least_refused: least.refused },
    });
  }
  const taught = finished.filter((order) => !isHeldOut(order));
  const features = featuresOf(taught);
  const weights = await fitLogistic(
    taught.map(({ features: held, isRefused }) => ({
      values: features.map((feature) => held[feature] ?? 0),
      isRefused,
    })),
  );
  const version = {
    source: 'learned' as const,
    orders: taught.length,
    refused: refusedOf(taught),
    createdAt: now,
  };
  await transact(db, async (tx) => {
    const { id } = firstRow(await tx.insert(cashRiskVersions).values(version).returning());
    await tx.insert(cashRiskWeights).values(
      features.map((feature, i) => ({
        version: id,
        feature,
        weight: Math.max(-largest, Math.min(largest, weights[i] ?? 0)),
      })),
    );
  });
}

const refusedOf = (orders: readonly FinishedOrder[]) =>
  orders.filter(({ isRefused }) => isRefused).length;

/** Returns the features that get a weight, the one that every order has first. */
function featuresOf(orders: readonly FinishedOrder[]): string[] {
  const counts = new Map<string, number>();
  for (const { features } of orders) {
    for (const feature of Object.keys(features)) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
  }
  counts.delete(bias);
  const enough = [...counts].filter(
    ([feature, count]) => !feature.startsWith('category:') || count >= leastOfCategory,
  );
  return [bias, ...enough.map(([feature]) => feature).sort()];
}
