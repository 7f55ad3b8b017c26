import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Forbidden imports between layers; scripts/house/rooms.ts and lib/marketplace/app/arrows.ts have the rooms. */
const forbidden: [file: string, target: string][] = [
  ['app/[locale]/(storefront)/(shop)/cart/page.tsx', '@/lib/marketplace/modules/cart'],
  ['components/cart/cart-line.tsx', '@/lib/marketplace/modules/cart'],
  ['components/cart/cart-line.tsx', '@/app/sitemap'],
  ['components/ui/button.tsx', '@/lib/storefront/catalog/product'],
  ['components/ui/button.tsx', 'next-intl'],
  ['lib/storefront/catalog/product.ts', '../marketplace/modules/catalog'],
  ['lib/storefront/catalog/product.ts', '@/components/ui/button'],
  ['lib/documents/invoice.ts', '@/lib/storefront/format'],
  ['lib/documents/invoice.ts', '@/lib/marketplace/modules/orders'],
  ['lib/documents/invoice.ts', 'jspdf'],
  ['lib/client/call.ts', '@/lib/marketplace/app/embedded'],
  ['lib/client/call.ts', '@/lib/storefront/catalog/product'],
  ['lib/contract/cart.ts', '@/lib/marketplace/kernel/limits/limits'],
  ['lib/marketplace/modules/cart/service.ts', '@/lib/client/request'],
  ['lib/marketplace/modules/cart/service.ts', '@/lib/storefront/catalog/product'],
  ['lib/marketplace/modules/cart/service.ts', 'next/cache'],
  ['scripts/bench/api-calls.ts', '@/lib/marketplace/modules/search/index'],
  ['lib/paths/own-document.ts', '@/lib/storefront/cache'],
  ['server/accelerator/api-calls.ts', '@/lib/marketplace/app/embedded'],
  ['server/request-pipeline.ts', '@/components/ui/button'],
];

const allowed: [file: string, target: string][] = [
  ['components/orders/invoice/use-invoice-download.ts', '@/lib/documents/invoice'],
  ['lib/marketplace/modules/papers/print.ts', '@/lib/documents/invoice'],
  ['lib/documents/invoice.ts', '@/lib/contract/schemas/invoices'],
  ['app/[locale]/(storefront)/(shop)/page.tsx', '@/components/home/hero'],
  ['components/cart/cart-line.tsx', '@/lib/storefront/cart/use-cart'],
  ['lib/storefront/catalog/queries.server.ts', '@/lib/client/call'],
  ['lib/client/server-transport.ts', '@/lib/marketplace/app/embedded'],
  ['lib/marketplace/areas/shop/cart.ts', '@/lib/contract/cart'],
  ['lib/marketplace/areas/shop/cart.ts', '@/lib/contract/schemas/cart'],
  ['scripts/bench/api-calls.ts', '@/lib/marketplace/modules/search'],
  ['scripts/bench/seller-import.ts', '@/lib/marketplace/modules/imports/testing/tables'],
  ['server/accelerator/api-calls.ts', '@/lib/auth/forward-call'],
];

/** Imports the same target twice: statically and dynamically. */
const source = (target: string) =>
  `import { x } from '${target}';\nexport const y = x;\nexport const load = () => import('${target}');\n`;

type Case = (typeof forbidden)[number];

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Counts the imports of each case that the repository's lint rules reject. Biome is slow, so it runs once for
 * each root.
 */
function lint(cases: Case[]): Map<Case, number> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-arrows-'));
  const { vcs, $schema, plugins, extends: from, ...config } = read('biome.json');
  config.overrides = [...from.flatMap((file: string) => read(file).overrides), ...config.overrides];
  const refused = new Map<Case, number>();
  // A root has one file of each name; further cases of a file are put into the next root.
  for (let waiting = cases, root = 0; waiting.length > 0; root++) {
    const here = new Map(waiting.toReversed().map((each) => [each[0], each]));
    waiting = waiting.filter((each) => here.get(each[0]) !== each);
    const cwd = join(folder, String(root));
    for (const [file, target] of here.values()) {
      mkdirSync(dirname(join(cwd, file)), { recursive: true });
      writeFileSync(join(cwd, file), source(target));
    }
    writeFileSync(join(cwd, 'biome.json'), JSON.stringify(config));
    const only = '--only=style/noRestrictedImports';
    const args = ['lint', only, '--reporter=github', '--max-diagnostics=none', '.'];
    const biome = resolve('node_modules/.bin/biome');
    const { stdout } = spawnSync(biome, args, { cwd, encoding: 'utf8' });
    const lines = stdout.split('\n').filter((line) => line.includes('noRestrictedImports'));
    for (const [file, each] of here) {
      refused.set(each, lines.filter((line) => line.includes(`/${root}/${file},line=`)).length);
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return refused;
}

describe('imports go one way: app → components → lib/storefront → lib/client → lib/marketplace', () => {
  let refused: Map<Case, number>;
  beforeAll(() => {
    refused = lint([...forbidden, ...allowed]);
  });

  it.each(forbidden.map((each) => [...each, each] as const))(
    '%s may not import %s',
    (_, __, each) => expect(refused.get(each)).toBe(2),
  );

  it.each(allowed.map((each) => [...each, each] as const))('%s may import %s', (_, __, each) =>
    expect(refused.get(each)).toBe(0),
  );
});
