import { operatorContentContract as contract } from '@/lib/api/contract/operators/content';
import { contentContract } from '@/lib/api/contract/site';
import { storeFromConfig } from '../../kernel/storage/object-store';
import { keepPicture, pictureOf } from '../../kernel/storage/pictures';
import {
  backToFile,
  listContent,
  listReplaced,
  listVersions,
  publishedBody,
  readContent,
  saveText,
  withdrawText,
} from '../../modules/content';
import { route, routes } from '../route';

const success = true as const;

export const contentRoutes = routes();

contentRoutes.openapi(route(contentContract.replaced), async (c) =>
  c.json({ success, data: await listReplaced(c.var.db) }, 200),
);

contentRoutes.openapi(route(contentContract.published), async (c) => {
  const { db, lang: locale } = c.var;
  const body = await publishedBody(db, { ...c.req.valid('param'), locale });
  return c.json({ success, data: { body } }, 200);
});

contentRoutes.openapi(route(contract.list), async (c) =>
  c.json({ success, data: await listContent(c.var.db) }, 200),
);

contentRoutes.openapi(route(contract.read), async (c) =>
  c.json({ success, data: await readContent(c.var.db, c.req.valid('param')) }, 200),
);

contentRoutes.openapi(route(contract.save), async (c) => {
  const { db, operator } = c.var;
  const of = c.req.valid('param');
  await saveText(db, { of, text: c.req.valid('json'), operatorId: operator.id });
  return c.json({ success, data: await readContent(db, of) }, 200);
});

for (const [row, take] of [
  [contract.toFile, backToFile],
  [contract.withdraw, withdrawText],
] as const) {
  contentRoutes.openapi(route(row), async (c) => {
    const { db, operator } = c.var;
    const of = c.req.valid('param');
    await take(db, { of, ...c.req.valid('json'), operatorId: operator.id });
    return c.json({ success, data: await readContent(db, of) }, 200);
  });
}

contentRoutes.openapi(route(contract.versions), async (c) =>
  c.json({ success, data: await listVersions(c.var.db, c.req.valid('param')) }, 200),
);

contentRoutes.openapi(route(contract.addPicture), async (c) => {
  const { picture } = c.req.valid('form');
  const drawn = await pictureOf(picture, 'article');
  const url = await keepPicture(await storeFromConfig(), drawn, 'content');
  return c.json({ success, data: { url } }, 201);
});
