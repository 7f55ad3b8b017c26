import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
});
const files = tracked.trim().split('\n');
const data = /\/(?:seed|migrations|fonts)\/|^(?:messages|content|public)\//;
const code = files.filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !data.test(file));
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;

it('keeps every file short enough to be read at once', () => {
  const long = code
    .map((file) => ({ file, lines: linesOf(file) }))
    .filter(({ lines }) => lines > 250);
  expect(long).toEqual([]);
});

it('keeps half of all files below 60 lines', () => {
  const lengths = code.map(linesOf).sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(60);
});

it('keeps folders small enough to be looked through', () => {
  const sizes = new Map<string, number>();
  for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  expect([...sizes].filter(([folder, size]) => size > 35 && !data.test(`${folder}/`))).toEqual([]);
});

/** Runs in the browser: the test provider's stand-in for Razorpay's script, served as it is. */
const browserScript = 'lib/marketplace/payments/test-provider/checkout.js';

it('has no untyped module on the way of a request', () => {
  const onTheWay = /^(?:app|components|lib|server)\/.*\.m?js$/;
  expect(files.filter((file) => onTheWay.test(file))).toEqual([browserScript]);
});
