import type { Asked } from '../load/record';
import { roundedUp } from './chart';
import { faultRows, html, type Outcome } from './html';
import { failures, kindsOf, perSecond, slowest } from './series';

const answer = (at: number, more: Partial<Asked> = {}): Asked => ({
  ...{ at, took: 100, kind: 'order', status: 201 },
  ...more,
});

const outcome: Outcome = {
  ...{ began: '2026-11-26T10:00:00.000Z', command: 'npm run soak', machine: '2 cores' },
  ...{ total: 60_000, rate: 4, seed: 1, parts: ['nginx'], missing: [] },
  errands: { begun: 240, leftOut: 0 },
  windows: [{ name: 's3', title: 'the store is <away>', from: 10_000, to: 20_000, allowed: 5000 }],
  asked: [answer(1000), answer(12_000, { status: 503 }), answer(20_900, { status: 0 })],
  memory: [{ at: 0, name: 'worker', pid: 1, megabytes: 300 }],
  verdicts: [{ promise: 'Nothing is lost', facts: '3 orders', broken: [] }],
};

it('rounds an axis up to a figure that reads well', () => {
  expect([0, 1, 3, 12, 230, 0.04].map(roundedUp)).toEqual([1, 1, 5, 20, 250, 0.05]);
});

it('counts answers and failures over time', () => {
  expect(perSecond(outcome.asked, 60_000).points[0]).toEqual({ at: 1000, value: 0.5 });
  expect(failures(outcome.asked, 60_000).points.filter(({ value }) => value > 0)).toEqual([
    { at: 12_500, value: 1 },
    { at: 21_500, value: 1 },
  ]);
  expect(slowest(outcome.asked, 'order', { total: 60_000 }).points.map(({ at }) => at)).toEqual([
    5000, 15_000, 25_000,
  ]);
});

it('has figures of each kind, of what was answered', () => {
  expect(kindsOf(outcome.asked)).toEqual([
    { kind: 'order', count: 3, failed: 2, p50: 100, p99: 100 },
  ]);
});

it('tells of each fault what it cost and when it was over', () => {
  expect(faultRows(outcome)).toEqual([
    {
      number: 1,
      title: 'the store is <away>',
      at: 10_000,
      lasted: 10_000,
      failures: 2,
      recovery: 1000,
    },
  ]);
});

it('draws one file that needs nothing else, in both lights', () => {
  const page = html(outcome);
  expect(page).toContain('1 promises kept');
  expect(page).toContain('prefers-color-scheme: dark');
  expect(page).not.toMatch(/(?:src|href)=|@import|url\(/);
  expect(page).toContain('the store is &lt;away&gt;');
  expect(page.match(/class="fault"/g)).toHaveLength(1);
});

it('says first what is broken', () => {
  const broken = { promise: 'Nothing is lost', facts: '', broken: ['HT-1 is gone'] };
  expect(html({ ...outcome, verdicts: [broken] })).toMatch(
    /1 of 1 promises broken[\s\S]*HT-1 is gone/,
  );
});
