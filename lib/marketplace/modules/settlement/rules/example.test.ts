import { readFileSync } from 'node:fs';
import { defaultTaxes } from '@/lib/contract/schemas/settings/taxes';
import { extractGst } from '../../../kernel/money/gst';
import { sellersNet, splitSale } from './line-amounts';
import { taxRatesAt } from './rates';

it('computes the example of docs/settlement.md', () => {
  const { taxable } = extractGst(99_900, 1_800, true);
  const split = splitSale(
    { total: 99_900, taxable, gst: 99_900 - taxable, couponMarket: 0, couponSeller: 0 },
    { commission: 1000, ...taxRatesAt(defaultTaxes, new Date('2026-11-23')) },
  );
  const rupees = (paise: number) => (paise / 100).toFixed(2).replace('-', '−');
  const expected = [
    ['Price', 99_900],
    ['Commission', -split.commission],
    ['GST on commission', -split.commissionGst],
    ['TCS', -split.tcs],
    ['TDS', -split.tds],
    ['The store gets', sellersNet(split)],
  ] as const;
  const stated = readFileSync('docs/settlement.md', 'utf8')
    .split('\n')
    .filter((line) => /\d\.\d\d \|$/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, part, , amount]) => [part, amount]);
  expect(stated).toEqual(expected.map(([part, paise]) => [part, rupees(paise)]));
});
