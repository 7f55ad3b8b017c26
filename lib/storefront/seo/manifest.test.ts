import { readFileSync } from 'node:fs';
import { headerColour, pageColour } from './app-colours';
import { appManifest } from './manifest';

it('is one app with one name in both languages', async () => {
  const [en, hi] = [appManifest('en'), appManifest('hi')];
  for (const same of ['id', 'scope', 'name', 'short_name', 'icons'] as const) {
    expect(hi[same]).toEqual(en[same]);
  }
  expect(hi.start_url).toBe('/hi');
  expect(hi.shortcuts?.every(({ url }) => url.startsWith('/hi/'))).toBe(true);
});

it('has the colours of the pages', () => {
  const css = readFileSync('components/ui/theme.css', 'utf8');
  const cards = [...css.matchAll(/--card: (#\w+);/g)].map(([, colour]) => colour);
  expect(cards.slice(0, 2)).toEqual([headerColour.light, headerColour.dark]);
  expect(css).toContain(`--page: ${pageColour};`);
});
