import { desc, eq } from 'drizzle-orm';
import type { CashRiskReport } from '@/lib/contract/schemas/operators/cash-risk';
import type { Database } from '../../kernel/db/connection';
import { firstRow } from '../../kernel/db/first-row';
import { cashRiskVersions, cashRiskWeights } from '../../kernel/db/schema/learned';
import { rupees } from '../../kernel/money/rupees';
import { type FinishedOrder, isHeldOut, listFinished } from './history';
import { chanceOf } from './score';

const tenths = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90];

type Scored = FinishedOrder & { chance: number; percent: number };

/**
 * Returns how the present weights tell finished cash orders apart: by tenths, what they foretold and what came back;
 * by threshold, what refusing cash from there on would have saved and lost. Learned weights are checked on the fifth
 * of the orders that did not teach them.
 * @param returnCost rupees that a return costs the market
 */
export async function reportCashRisk(db: Database, returnCost: number): Promise<CashRiskReport> {
  const version = firstRow(
    await db.select().from(cashRiskVersions).orderBy(desc(cashRiskVersions.id)).limit(1),
  );
  const rows = await db
    .select()
    .from(cashRiskWeights)
    .where(eq(cashRiskWeights.version, version.id))
    .orderBy(cashRiskWeights.feature);
  const weights = new Map(rows.map(({ feature, weight }) => [feature, weight]));
  const finished = await listFinished(db);
  const confirmed = finished.filter(({ isConfirmed }) => isConfirmed);
  const scored = finished
    .filter((order) => version.source === 'invented' || isHeldOut(order))
    .map((order): Scored => {
      const points = Object.entries(order.features).reduce(
        (sum, [feature, value]) => sum + value * (weights.get(feature) ?? 0),
        0,
      );
      const chance = chanceOf(points);
      return { ...order, chance, percent: Math.min(99, Math.floor(100 * chance)) };
    });
  return {
    version: version.id,
    source: version.source,
    created_at: version.createdAt.toISOString(),
    taught_by: { orders: version.orders, refused: version.refused },
    weights: rows.map(({ feature, weight }) => ({ feature, weight })),
    finished: finished.length,
    refused: refusedOf(finished),
    confirmed: { orders: confirmed.length, refused: refusedOf(confirmed) },
    checked: scored.length,
    tenths: tenths.map((from) => tenthOf(scored, from)),
    thresholds: tenths.map((percent) => thresholdOf(scored, percent, returnCost)),
    return_cost: returnCost,
  };
}

const refusedOf = (orders: readonly FinishedOrder[]) =>
  orders.filter(({ isRefused }) => isRefused).length;

function tenthOf(scored: readonly Scored[], from: number): CashRiskReport['tenths'][number] {
  const its = scored.filter(({ percent }) => percent >= from && percent < from + 10);
  const foretold = its.reduce((sum, { chance }) => sum + chance, 0);
  return { from, orders: its.length, foretold: round(foretold), refused: refusedOf(its) };
}

function thresholdOf(
  scored: readonly Scored[],
  percent: number,
  returnCost: number,
): CashRiskReport['thresholds'][number] {
  const without = scored.filter((order) => order.percent >= percent);
  const avoided = refusedOf(without);
  const lost = without.reduce((sum, { isRefused, value }) => sum + (isRefused ? 0 : value), 0);
  return {
    percent,
    orders: without.length,
    avoided,
    saved: avoided * returnCost,
    lost: rupees(lost),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
