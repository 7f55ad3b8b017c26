import { catalogContract } from '@/lib/contract/catalog';
import { findBanners, homeAt, momentOf } from '../../modules/home';
import { route, routes } from '../route';

const success = true as const;

export const homeRoutes = routes();

homeRoutes.openapi(route(catalogContract.home), async (c) =>
  c.json({ success, data: await homeAt(c.var.db, c.var.lang, new Date()) }, 200),
);

homeRoutes.openapi(route(catalogContract.homePreview), async (c) => {
  const at = momentOf(c.req.valid('query').key, new Date());
  const home = await homeAt(c.var.db, c.var.lang, at);
  return c.json({ success, data: { ...home, at: at.toISOString() } }, 200);
});

for (const [row, kind] of [
  [catalogContract.heroBanners, 'hero'],
  [catalogContract.promotionalBanners, 'promotional'],
] as const) {
  homeRoutes.openapi(route(row), async (c) => {
    const shown = await findBanners(c.var.db, { kind, lang: c.var.lang, at: new Date() });
    return c.json({ success, data: shown.map(({ kind, ...banner }) => banner) }, 200);
  });
}
