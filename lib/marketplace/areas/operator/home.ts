import { operatorHomeContract as contract } from '@/lib/contract/operators/home';
import { keepPicture, pictureOf } from '../../modules/files';
import {
  addBanner,
  changeBanner,
  findListings,
  listManagedBanners,
  listPicks,
  listSections,
  orderBanners,
  previewKey,
  removeBanner,
  savePicks,
  saveSections,
} from '../../modules/home';
import { route, routes } from '../route';

const success = true as const;

export const operatorHomeRoutes = routes();

operatorHomeRoutes.openapi(route(contract.home), async (c) => {
  const { db, lang } = c.var;
  const [banners, sections, picks] = await Promise.all([
    listManagedBanners(db, new Date()),
    listSections(db),
    listPicks(db, lang),
  ]);
  return c.json({ success, data: { banners, sections, picks } }, 200);
});

operatorHomeRoutes.openapi(route(contract.addBanner), async (c) => {
  const data = await addBanner(c.var.db, { body: c.req.valid('json'), now: new Date() });
  return c.json({ success, data }, 201);
});

operatorHomeRoutes.openapi(route(contract.orderBanners), async (c) => {
  await orderBanners(c.var.db, c.req.valid('json').ids);
  return c.json({ success }, 200);
});

operatorHomeRoutes.openapi(route(contract.changeBanner), async (c) => {
  const { id } = c.req.valid('param');
  const data = await changeBanner(c.var.db, { id, body: c.req.valid('json'), now: new Date() });
  return c.json({ success, data }, 200);
});

operatorHomeRoutes.openapi(route(contract.removeBanner), async (c) => {
  await removeBanner(c.var.db, c.req.valid('param').id);
  return c.json({ success }, 200);
});

operatorHomeRoutes.openapi(route(contract.saveSections), async (c) => {
  await saveSections(c.var.db, c.req.valid('json'));
  return c.json({ success }, 200);
});

operatorHomeRoutes.openapi(route(contract.savePicks), async (c) => {
  await savePicks(c.var.db, c.req.valid('json').listing_ids);
  return c.json({ success }, 200);
});

operatorHomeRoutes.openapi(route(contract.findListings), async (c) => {
  const data = await findListings(c.var, c.var.lang, c.req.valid('query').search);
  return c.json({ success, data }, 200);
});

operatorHomeRoutes.openapi(route(contract.preview), async (c) => {
  const now = new Date();
  const { at } = c.req.valid('query');
  return c.json({ success, data: { key: previewKey(at ? new Date(at) : now, now) } }, 200);
});

operatorHomeRoutes.openapi(route(contract.addPicture), async (c) => {
  const { picture, kind } = c.req.valid('form');
  const drawn = await pictureOf(picture, kind);
  const url = await keepPicture(c.var.files, drawn, 'home');
  return c.json({ success, data: { url } }, 201);
});
