import { operatorContentContract as contract } from '@/lib/contract/operators/content';
import {
  backToFile,
  listContent,
  listVersions,
  readContent,
  saveText,
  withdrawText,
} from '../../modules/content';
import { keepPicture, pictureOf } from '../../modules/files';
import { route, routes } from '../route';

const success = true as const;

export const operatorContentRoutes = routes();

operatorContentRoutes.openapi(route(contract.list), async (c) =>
  c.json({ success, data: await listContent(c.var.db) }, 200),
);

operatorContentRoutes.openapi(route(contract.read), async (c) =>
  c.json({ success, data: await readContent(c.var.db, c.req.valid('param')) }, 200),
);

operatorContentRoutes.openapi(route(contract.save), async (c) => {
  const { db, operator } = c.var;
  const of = c.req.valid('param');
  await saveText(db, { of, text: c.req.valid('json'), operatorId: operator.id });
  return c.json({ success, data: await readContent(db, of) }, 200);
});

for (const [row, take] of [
  [contract.toFile, backToFile],
  [contract.withdraw, withdrawText],
] as const) {
  operatorContentRoutes.openapi(route(row), async (c) => {
    const { db, operator } = c.var;
    const of = c.req.valid('param');
    await take(db, { of, ...c.req.valid('json'), operatorId: operator.id });
    return c.json({ success, data: await readContent(db, of) }, 200);
  });
}

operatorContentRoutes.openapi(route(contract.versions), async (c) =>
  c.json({ success, data: await listVersions(c.var.db, c.req.valid('param')) }, 200),
);

operatorContentRoutes.openapi(route(contract.addPicture), async (c) => {
  const { picture } = c.req.valid('form');
  const drawn = await pictureOf(picture, 'article');
  const url = await keepPicture(c.var.files, drawn, 'content');
  return c.json({ success, data: { url } }, 201);
});
