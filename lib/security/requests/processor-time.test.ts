import fc from 'fast-check';
import { createProcessorAccounts, limitProcessorTime, processorBudget } from './processor-time';
import { serve } from './testing/serve';

let moment = 0;
let used = 0;
const clocks = { now: () => moment, used: () => used };
let accounts = createProcessorAccounts(clocks);
beforeEach(() => {
  moment = 0;
  used = 0;
  accounts = createProcessorAccounts(clocks);
});

it('lets a visitor have nothing more made once the budget is spent, until the minute is over', () => {
  const end = accounts.begin('a');
  used += processorBudget.spent - 1;
  end();
  expect(accounts.secondsToWait('a')).toBe(0);
  const endOfNext = accounts.begin('a');
  used += 1;
  // Requests in progress count too.
  expect(accounts.secondsToWait('a')).toBe(60);
  endOfNext();
  expect([accounts.secondsToWait('a'), accounts.secondsToWait('b')]).toEqual([60, 0]);
  moment = processorBudget.milliseconds;
  expect(accounts.secondsToWait('a')).toBe(0);
});

it('has who asks for a hundred answers pay a hundred times what who asks for one pays beside them', () => {
  const ends = Array.from({ length: 100 }, () => accounts.begin('a'));
  const end = accounts.begin('b');
  used += 10_000;
  for (const each of [...ends, end]) each();
  const ends2 = Array.from({ length: 100 }, () => accounts.begin('a'));
  const end2 = accounts.begin('b');
  used += 10_300;
  expect([accounts.secondsToWait('a'), accounts.secondsToWait('b')]).toEqual([60, 0]);
  for (const each of [...ends2, end2]) each();
  expect([accounts.secondsToWait('a'), accounts.secondsToWait('b')]).toEqual([60, 0]);
});

it('has nobody pay for what is done while nothing is under way', () => {
  accounts.begin('a')();
  used += 1_000_000;
  const end = accounts.begin('a');
  end();
  expect(accounts.secondsToWait('a')).toBe(0);
});

it('takes from all together what was used while something was under way', () => {
  const act = fc.record({
    visitor: fc.integer({ min: 0, max: 3 }),
    cost: fc.nat(1000),
    ends: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 50 }), (acts) => {
      used = 0;
      const its = createProcessorAccounts(clocks);
      const open: (() => void)[] = [];
      let costs = 0;
      for (const { visitor, cost, ends } of acts) {
        open.push(its.begin(String(visitor)));
        used += cost;
        costs += cost;
        if (ends) open.shift()?.();
      }
      for (const end of open) end();
      const isAnySpent = [0, 1, 2, 3].some((visitor) => its.secondsToWait(String(visitor)) > 0);
      expect(isAnySpent && costs < processorBudget.spent).toBe(false);
      expect(!isAnySpent && costs >= 4 * processorBudget.spent + 4).toBe(false);
    }),
  );
});

const site = serve((request, response) => {
  if (limitProcessorTime(request, response, accounts)) {
    used += 500;
    response.end('made');
  }
});

describe('over HTTP', () => {
  beforeAll(() => {
    process.env.TRUST_PROXY = '1';
  });
  afterAll(() => {
    delete process.env.TRUST_PROXY;
  });
  const ask = (path: string, visitor: string) =>
    fetch(site.origin + path, { headers: { 'x-forwarded-for': visitor } });

  it('answers 429 with Retry-After above it, a page in the language and a call in JSON', async () => {
    const spent = processorBudget.spent / 500;
    for (let nth = 0; nth < spent; nth++) {
      expect(await (await ask(`/product/x${nth}`, '203.0.113.5')).text()).toBe('made');
    }
    const page = await ask('/hi/product/x', '203.0.113.5');
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await page.text()).toContain('<html lang="hi">');
    const call = await ask('/api/products', '203.0.113.5');
    expect([call.status, (await call.json()).success]).toEqual([429, false]);
    expect((await ask('/product/x', '203.0.113.6')).status).toBe(200);
    expect((await ask('/api/seller/me', '203.0.113.5')).status).toBe(200);
  });

  it('leaves what this machine asks for alone', async () => {
    for (let nth = 0; nth < 50; nth++) {
      expect((await ask('/product/x', '127.0.0.1')).status).toBe(200);
    }
  });
});
