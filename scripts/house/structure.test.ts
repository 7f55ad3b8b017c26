import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
});
const files = tracked.trim().split('\n');
const data = /\/(?:seed|migrations|fonts)\/|^(?:messages|content|public|docs\/decisions)\//;

it('keeps folders small enough to be looked through', () => {
  const sizes = new Map<string, number>();
  for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  expect([...sizes].filter(([folder, size]) => size > 35 && !data.test(`${folder}/`))).toEqual([]);
});

/** A browser script: the test provider's stand-in for Razorpay's script, served unchanged. */
const browserScript = 'lib/marketplace/providers/payments/test/checkout.js';

it('has no untyped module on the way of a request', () => {
  const onTheWay = /^(?:app|components|lib|server)\/.*\.m?js$/;
  expect(files.filter((file) => onTheWay.test(file))).toEqual([browserScript]);
});

/** Files that draw their own texts and marks. */
const ownDrawings = ['draw.ts', 'text.ts'].map(
  (file) => `lib/storefront/seo/share-picture/${file}`,
);

it('opens pictures from outside in one place, which bounds them', () => {
  const runs = /^(?:app|components|lib|server)\/(?!.*(?:\.test\.ts|\/testing\/|\/seed\/)).*\.tsx?$/;
  const drawing = files.filter(
    (file) => runs.test(file) && readFileSync(file, 'utf8').includes("from 'sharp'"),
  );
  expect(drawing).toEqual(['lib/security/picture-decoding.ts', ...ownDrawings].sort());
});

it("has India's calendar in one place", () => {
  const code =
    /^(?:app|components|lib|server|scripts|lab)\/(?!.*(?:\.test\.tsx?|\/testing\/)).*\.(?:tsx?|mjs)$/;
  const ofIndia = /Asia\/Kolkata|\+05:30|5\.5 ?\*|330 ?\* ?60/;
  const having = files.filter(
    (file) => code.test(file) && ofIndia.test(readFileSync(file, 'utf8')),
  );
  expect(having).toEqual(['lib/time/india.ts']);
});

it('keeps only the newest snapshot of each folder of migrations, with which the next is compared', () => {
  const kept = files
    .filter((file) => /\/migrations\/meta\/\d+_snapshot\.json$/.test(file) && existsSync(file))
    .map(dirname);
  expect(kept).toEqual([...new Set(kept)]);
});
