import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { testHost } from '@/lib/marketplace/app/testing/test-host';
import type { Connection } from '@/lib/marketplace/kernel/db/connection';
import { openTestDatabase } from '@/lib/marketplace/kernel/db/testing/databases';
import { backgroundDone } from '@/lib/marketplace/kernel/jobs/background';
import { operatorToken } from '@/lib/marketplace/modules/orders/testing/orders';
import { commands, runMarket, usage } from './commands';
import { MarketError, marketOf } from './connect';

const folder = mkdtempSync(join(tmpdir(), 'haat-market-'));

/** Every command of `npm run market` as short as it can be, in a market where nobody has sold or bought anything. */
const shortest: Record<string, [args: string[], says: RegExp]> = {
  'shipments list': [[], /^Nothing is under way/],
  'shipments advance': [['HT-1', 'packed'], /^There is no order HT-1/],
  'courier run': [['--days', '2'], /404/],
  'promise report': [[], /^No courier has delivered/],
  'risk report': [[], /^No cash order/],
  'risk train': [[], /^409 At least 200/],
  'orders show': [['HT-1'], /404/],
  'vendors list': [[], /^No store is pending/],
  'vendors approve': [['V-1'], /404/],
  'vendors reject': [['V-1', '--reason', 'No GSTIN'], /404/],
  'vendors suspend': [['V-1', '--reason', 'No GSTIN'], /404/],
  'listings list': [[], /^No listing is in_review/],
  'listings approve': [['1'], /404/],
  'listings reject': [['1', '--reason', 'No picture'], /404/],
  'questions list': [[], /^No questions waiting/],
  'questions answer': [['1', 'It does.'], /404/],
  'questions show': [['1'], /404/],
  'questions hide': [['1'], /404/],
  'coupons list': [[], /^code /],
  'coupons add': [['TEN', '10%'], /^TEN: /],
  'coupons pause': [['TEN'], /^TEN: paused/],
  'coupons resume': [['TEN'], /^TEN: running/],
  'deals dishonest': [[], /^No deal strikes/],
  'deals end': [['all', '--reason', 'Not the usual price'], /^0 ended/],
  'returns list': [[], /^No returns in dispute/],
  'returns payable': [[], /^No refunds to pay out/],
  'returns accept': [['1', 'Seen on the picture'], /404/],
  'returns refuse': [['1', 'Not on the picture'], /404/],
  'returns paid': [['1', 'UTR1'], /404/],
  'review-reports list': [[], /^No reports waiting/],
  'review-reports keep': [['1'], /404/],
  'review-reports delete': [['1'], /404/],
  'tickets list': [[], /^No tickets waiting/],
  'tickets answer': [['T-2222222222', 'It is on its way.'], /404/],
  'operators list': [[], /^Nobody yet/],
  'operators add': [['a@b.example', '--name', 'A'], /^a@b\.example, owner/],
  'operators reset': [['a@b.example'], /^a@b\.example, owner/],
  'operators remove': [['nobody@b.example'], /^Nobody has an account/],
  'settings list': [[], /^GROUP/],
  'settings show': [['dispatch'], /^\{/],
  'settings set': [['company', 'brand.en', 'My Market'], /^company brand\.en: My Market/],
  'pincodes show': [[], /^19159 pincodes: the release's own/],
  'pincodes import': [['README.md'], /^README\.md is no directory of pincodes/],
  'settlements list': [[], /^There is no settlement/],
  'settlements run': [[], /^0 settlements made/],
  'settlements approve': [['1'], /404/],
  'settlements export': [[], /^Nothing to pay/],
  'settlements paid': [['1', 'HDFC12345'], /404/],
  'settlements failed': [['1', '--reason', 'Closed account'], /404/],
  'stores adjust': [['1', '-250', '--reason', 'A fine', '--key', 'K1'], /404/],
  'commission list': [[], /^PERCENT/],
  'commission set': [['12'], /^12% from now/],
  'tax figures': [['2026-11', folder], /gstr-8-2026-11\.csv: 0 sellers/],
};

let connection: Connection;
let api: ReturnType<typeof testHost>;
beforeAll(async () => {
  process.env.OPERATOR_TOKEN = operatorToken;
  connection = await openTestDatabase();
  api = testHost(connection);
});
afterAll(async () => {
  delete process.env.OPERATOR_TOKEN;
  await backgroundDone();
  await connection.close();
  rmSync(folder, { recursive: true });
});

/** Returns the output of a command, or the reason of its refusal with the status of the API. */
async function said(args: string[]): Promise<string> {
  const printed = jest.spyOn(console, 'log').mockImplementation(() => {});
  const headers = { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' };
  let status = 0;
  const market = marketOf(async (path, init) => {
    const answer = await api.host.request(path, { ...init, headers });
    ({ status } = answer);
    return answer;
  });
  try {
    await runMarket(args, async () => market);
    return printed.mock.calls.flat().join('\n');
  } catch (error) {
    if (!(error instanceof MarketError)) throw error;
    return status >= 400 ? `${status} ${error.message}` : error.message;
  } finally {
    printed.mockRestore();
  }
}

it('has every command in the table', () => {
  expect(Object.keys(shortest).sort()).toEqual(Object.keys(commands).sort());
});

it.each(Object.entries(shortest))('%s runs in its shortest form', async (name, [args, says]) => {
  expect(await said([...name.split(' '), ...args])).toMatch(says);
});

it.each(Object.keys(commands))('%s --help asks no shop', async (name) => {
  const printed = jest.spyOn(console, 'log').mockImplementation(() => {});
  const connect = () => Promise.reject(new Error('asked'));
  expect(await runMarket([...name.split(' '), '--help'], connect)).toBe(0);
  expect(printed).toHaveBeenCalledWith(usage);
  printed.mockRestore();
});

it('explains every command, and none that it lacks', () => {
  const explained = [...usage.matchAll(/npm run market -- ([\w-]+) (\w+(?:\|\w+)*)/g)].flatMap(
    ([, topic, verbs = '']) => verbs.split('|').map((verb) => `${topic} ${verb}`),
  );
  expect(explained.sort()).toEqual(Object.keys(commands).sort());
});
