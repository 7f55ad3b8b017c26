import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommissionRate, TaxFigures } from '@/lib/contract/schemas/operators/settlements';
import { dayOf } from '@/lib/time/india';
import { type Market, MarketError } from './connect';
import { table } from './table';

/** Prints every commission rate, newest first. */
export async function listRates(market: Market): Promise<void> {
  const rates = await market<CommissionRate[]>('GET', '/commission-rates');
  console.log(
    table(
      ['PERCENT', 'FOR', 'FROM'],
      rates.map((it) => [
        String(it.percent),
        it.store ? `store ${it.store}` : it.category ? `category ${it.category}` : 'all others',
        dayOf(it.valid_from),
      ]),
    ),
  );
}

/** Sets the commission of a store, of a category, or the general one. */
export async function setRate(
  market: Market,
  percentText: string | undefined,
  { store, category, from }: { store?: string; category?: string; from?: string },
): Promise<void> {
  const percent = Number(percentText);
  if (!percentText || Number.isNaN(percent)) throw new MarketError('Say how many percent.');
  const body = { percent, store, category, from: from && `${from}T00:00:00Z` };
  await market('POST', '/commission-rates', body);
  console.log(`${percent}% from ${from ?? 'now'}`);
}

/** Writes a month's figures for GSTR-8 and for TDS to two CSV files. */
export async function writeTaxFigures(
  market: Market,
  month: string | undefined,
  folder = '.',
): Promise<void> {
  if (!month) throw new MarketError('Say which month, e.g. 2026-11.');
  const figures = await market<TaxFigures>(
    'GET',
    `/tax-figures?month=${encodeURIComponent(month)}`,
  );
  for (const [name, csv] of [
    ['gstr-8', figures.gstr8_csv],
    ['tds', figures.tds_csv],
  ] as const) {
    const path = join(folder, `${name}-${month}.csv`);
    writeFileSync(path, csv);
    console.log(`${path}: ${figures.sellers.length} sellers`);
  }
}
