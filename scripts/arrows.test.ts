import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const forbidden: [file: string, target: string][] = [
  ['app/[locale]/(shop)/cart/page.tsx', '@/lib/marketplace/cart/service'],
  ['components/cart/cart-line.tsx', '@/lib/marketplace/cart/service'],
  ['components/cart/cart-line.tsx', '@/app/sitemap'],
  ['components/ui/button.tsx', '@/lib/storefront/catalog/product'],
  ['components/ui/button.tsx', 'next-intl'],
  ['lib/storefront/catalog/product.ts', '../marketplace/catalog/cards'],
  ['lib/storefront/catalog/product.ts', '@/components/ui/button'],
  ['lib/api/catalog.ts', '@/lib/marketplace/host/embedded'],
  ['lib/api/catalog.ts', '@/lib/storefront/catalog/product'],
  ['lib/marketplace/cart/service.ts', '@/lib/api/request'],
  ['lib/marketplace/cart/service.ts', '@/lib/storefront/catalog/product'],
  ['lib/marketplace/cart/service.ts', 'next/cache'],
  ['lib/security/own-document.ts', '@/lib/storefront/cache'],
  ['server/accelerator/api-calls.ts', '@/lib/marketplace/host/embedded'],
  ['server/request-pipeline.ts', '@/components/ui/button'],
];

const allowed: [file: string, target: string][] = [
  ['app/[locale]/(shop)/page.tsx', '@/components/home/hero'],
  ['components/cart/cart-line.tsx', '@/lib/storefront/cart/use-cart'],
  ['lib/storefront/catalog/queries.ts', '@/lib/api/catalog'],
  ['lib/api/server-transport.ts', '@/lib/marketplace/host/embedded'],
  ['lib/marketplace/cart/routes.ts', '@/lib/api/schemas/cart'],
  ['server/accelerator/api-calls.ts', '@/lib/auth/forward-call'],
];

const statically = (target: string) => `import { x } from '${target}';\nexport const y = x;\n`;
const dynamically = (target: string) => `export const load = () => import('${target}');\n`;

/** Lints each source in a folder of its own under its file name, with this repository's rules. */
function broken(cases: (readonly [file: string, source: string])[]): boolean[] {
  const folder = mkdtempSync(join(tmpdir(), 'haat-arrows-'));
  const { vcs, $schema, ...config } = JSON.parse(readFileSync('biome.json', 'utf8'));
  const found = cases.map(([file, source], index) => {
    const root = join(folder, String(index));
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, 'biome.json'), JSON.stringify(config));
    writeFileSync(join(root, file), source);
    const { stdout } = spawnSync(
      resolve('node_modules/.bin/biome'),
      ['lint', '--only=style/noRestrictedImports', '--reporter=github', '.'],
      { cwd: root, encoding: 'utf8' },
    );
    return stdout.includes('noRestrictedImports');
  });
  rmSync(folder, { recursive: true, force: true });
  return found;
}

describe('imports go one way: app → components → lib/storefront → lib/api → lib/marketplace', () => {
  it.each(forbidden)('%s may not import %s', (file, target) => {
    const both = broken([
      [file, statically(target)],
      [file, dynamically(target)],
    ]);
    expect(both).toEqual([true, true]);
  });

  it.each(allowed)('%s may import %s', (file, target) => {
    expect(broken([[file, statically(target)]])).toEqual([false]);
  });
});
