import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const demoMarket = 'lib/marketplace/seed';

/**
 * Returns an esbuild plugin that reduces the emoji package (95 MB) to those that the demo market's sources may
 * name.
 */
export function usedArtwork() {
  const name = '@iconify-json/fluent-emoji';
  const load = async () => {
    const { icons: all } = await import(name);
    const sources = readdirSync(demoMarket, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(demoMarket, file), 'utf8'));
    const words = new Set(sources.join('\n').match(/[a-z0-9]+(?:-[a-z0-9]+)*/g));
    const used = Object.entries(all.icons).filter(([icon]) => words.has(icon));
    const icons = JSON.stringify({ ...all, aliases: {}, icons: Object.fromEntries(used) });
    return { contents: `export const icons = ${icons}`, loader: 'js' };
  };
  return {
    name: 'used artwork',
    setup(esbuild) {
      const filter = new RegExp(`^${name}$`);
      esbuild.onResolve({ filter }, () => ({ path: name, namespace: 'artwork' }));
      esbuild.onLoad({ filter, namespace: 'artwork' }, load);
    },
  };
}
