import { operatorImportsContract } from '@/lib/contract/operators/imports';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import {
  applyImport,
  beginMarketImport,
  cancelImport,
  download,
  fileToCorrect,
  findImport,
  listImportFaults,
  listImports,
  marketTemplate,
  readCatalogue,
  readMarketImport,
  refuseTooMany,
  reportOf,
  retryImport,
  tableFile,
  undoImport,
  wakeImports,
  withUploadedFile,
} from '../../modules/imports';
import { asOperator } from '../manager';
import { route, routes } from '../route';

const success = true as const;

export const marketImportRoutes = routes();

const answerOf = async (
  db: Database,
  operator: ReturnType<typeof asOperator>,
  id: number,
  lang: Locale,
) => ({ success, data: await readMarketImport(db, operator, id, lang) });

marketImportRoutes.openapi(route(operatorImportsContract.list), async (c) => {
  const { db, lang } = c.var;
  const { page, limit } = c.req.valid('query');
  return c.json(
    { success, data: await listImports(db, asOperator(c.var), { page, limit, lang }) },
    200,
  );
});

marketImportRoutes.openapi(route(operatorImportsContract.upload), async (c) => {
  const { db, lang } = c.var;
  const { name } = c.req.valid('query');
  const id = await withUploadedFile(c.req.raw.body, async (path) => {
    await refuseTooMany(db, asOperator(c.var));
    return beginMarketImport(db, c.var.files, asOperator(c.var), { path, name, lang });
  });
  wakeImports(c.var);
  return c.json(await answerOf(db, asOperator(c.var), id, lang), 201);
});

marketImportRoutes.openapi(route(operatorImportsContract.template), async (c) => {
  const { format } = c.req.valid('query');
  const sheets = marketTemplate(await readCatalogue(c.var.db));
  return download('haat-template-all-stores', format, tableFile(sheets, format)) as never;
});

marketImportRoutes.openapi(route(operatorImportsContract.faults), async (c) => {
  const { db, lang } = c.var;
  const data = await listImportFaults(db, { ...c.req.valid('query'), lang });
  return c.json({ success, data }, 200);
});

marketImportRoutes.openapi(route(operatorImportsContract.one), async (c) =>
  c.json(await answerOf(c.var.db, asOperator(c.var), c.req.valid('param').id, c.var.lang), 200),
);

marketImportRoutes.openapi(route(operatorImportsContract.apply), async (c) => {
  const { db, lang } = c.var;
  const { id } = c.req.valid('param');
  await applyImport(db, asOperator(c.var), id);
  wakeImports(c.var);
  return c.json(await answerOf(db, asOperator(c.var), id, lang), 200);
});

marketImportRoutes.openapi(route(operatorImportsContract.retry), async (c) => {
  const { db, lang } = c.var;
  const { id } = c.req.valid('param');
  await retryImport(db, asOperator(c.var), id);
  wakeImports(c.var);
  return c.json(await answerOf(db, asOperator(c.var), id, lang), 200);
});

marketImportRoutes.openapi(route(operatorImportsContract.cancel), async (c) => {
  const { db, lang } = c.var;
  const { id } = c.req.valid('param');
  await cancelImport(db, asOperator(c.var), id);
  return c.json(await answerOf(db, asOperator(c.var), id, lang), 200);
});

marketImportRoutes.openapi(route(operatorImportsContract.undo), async (c) => {
  const { db, lang } = c.var;
  const { id } = c.req.valid('param');
  await undoImport(db, asOperator(c.var), id);
  wakeImports(c.var);
  return c.json(await answerOf(db, asOperator(c.var), id, lang), 200);
});

marketImportRoutes.openapi(route(operatorImportsContract.report), async (c) => {
  const { db, lang } = c.var;
  const { one } = await findImport(db, asOperator(c.var), c.req.valid('param').id);
  const data = await reportOf(db, one, { ...c.req.valid('query'), lang });
  return c.json({ success, data }, 200);
});

marketImportRoutes.openapi(route(operatorImportsContract.toCorrect), async (c) => {
  const { db, lang } = c.var;
  const { one } = await findImport(db, asOperator(c.var), c.req.valid('param').id);
  return download(`haat-to-correct-${one.id}`, 'csv', fileToCorrect(db, one, lang)) as never;
});
