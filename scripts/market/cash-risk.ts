import type { CashRiskReport } from '@/lib/contract/schemas/operators/cash-risk';
import { dayOf } from '@/lib/time/india';
import type { Market } from './connect';
import { table } from './table';

/** Learns the risk of cash orders from the finished ones, and prints how well it tells them apart. */
export async function trainRisk(market: Market): Promise<void> {
  print(await market<CashRiskReport>('POST', '/cash-risk/train'));
}

/**
 * Prints how the present weights tell finished cash orders apart, and what each threshold would cost and save.
 * @param cost rupees that a return costs the market
 */
export async function reportRisk(market: Market, cost: string | undefined): Promise<void> {
  const query = cost ? `?return_cost=${encodeURIComponent(cost)}` : '';
  const report = await market<CashRiskReport>('GET', `/cash-risk${query}`);
  if (!report.checked) {
    console.log('No cash order that was scored has finished yet.');
    return printWeights(report);
  }
  print(report);
}

function print(report: CashRiskReport): void {
  const { checked, finished, refused, return_cost } = report;
  const tenths = report.tenths.filter(({ orders }) => orders > 0);
  console.log(
    table(
      ['RISK', 'ORDERS', 'FORETOLD', 'CAME BACK'],
      tenths.map(({ from, orders, foretold, refused: back }) => [
        `${from} to ${from + 9}%`,
        String(orders),
        foretold.toFixed(1),
        String(back),
      ]),
    ),
  );
  console.log();
  console.log(
    table(
      ['NO CASH FROM', 'ORDERS', 'RETURNS AVOIDED', '₹ SAVED', '₹ OF SALES LOST'],
      report.thresholds.map(({ percent, orders, avoided, saved, lost }) => [
        ...[`${percent}%`, String(orders), String(avoided), rupees(saved), rupees(lost)],
      ]),
    ),
  );
  console.log(
    `Counted on ${checked} of ${finished} finished cash orders, of which ${refused} came back. A return costs ₹${return_cost} here; sales are lost if nobody pays online instead.`,
  );
  if (report.confirmed.orders) {
    const { orders, refused: back } = report.confirmed;
    console.log(`${orders} of them were confirmed by a code, of which ${back} came back.`);
  }
  printWeights(report);
}

function printWeights({ version, source, created_at, taught_by, weights }: CashRiskReport): void {
  const from =
    source === 'invented'
      ? 'invented: no order taught them'
      : `learned on ${dayOf(new Date(created_at))} from ${taught_by.orders} orders, of which ${taught_by.refused} came back`;
  console.log(`Weights ${version}, ${from}:`);
  console.log(weights.map(({ feature, weight }) => `${feature} ${weight.toFixed(2)}`).join(', '));
}

const rupees = (amount: number) => Math.round(amount).toLocaleString('en-IN');
