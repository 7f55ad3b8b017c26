import { sourceFields } from '@/lib/contract/schemas/seller/import-fields';
import { sellerImportsContract } from '@/lib/contract/seller/imports';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import {
  applyImport,
  beginImport,
  cancelImport,
  chooseValues,
  columnWidths,
  download,
  editRows,
  exportRows,
  fieldInfo,
  fileToCorrect,
  fillRows,
  findImport,
  listImports,
  mapImport,
  readAgain,
  readCatalogue,
  readImport,
  refuseTooMany,
  reportOf,
  retryImport,
  tableFile,
  templateRows,
  templateSheets,
  undoImport,
  valuesOf,
  wakeImports,
  withUploadedFile,
} from '../../modules/imports';
import { asSeller } from '../manager';
import { route, routes } from '../route';

const success = true as const;

export const sellerImportRoutes = routes();

const answerOf = async (
  db: Database,
  store: ReturnType<typeof asSeller>,
  id: number,
  lang: Locale,
) => ({ success, data: await readImport(db, store, id, lang) });

sellerImportRoutes.openapi(route(sellerImportsContract.list), async (c) => {
  const { db, lang } = c.var;
  const { page, limit } = c.req.valid('query');
  return c.json(
    { success, data: await listImports(db, asSeller(c.var), { page, limit, lang }) },
    200,
  );
});

sellerImportRoutes.openapi(route(sellerImportsContract.upload), async (c) => {
  const { db, lang } = c.var;
  const { name } = c.req.valid('query');
  await refuseTooMany(db, asSeller(c.var));
  const id = await withUploadedFile(c.req.raw.body, (path) =>
    beginImport(db, c.var.files, c.var.seller, { path, name, lang }),
  );
  return c.json(await answerOf(db, asSeller(c.var), id, lang), 201);
});

sellerImportRoutes.openapi(route(sellerImportsContract.fields), async (c) => {
  const { db, lang } = c.var;
  const { categories, brands, brandIds } = await readCatalogue(db);
  const values = categories.map((each) => {
    const { slug: value, id, isLeaf, paths } = each;
    return { value, label: paths[lang], id, is_leaf: isLeaf };
  });
  const data = {
    fields: fieldInfo(lang, sourceFields),
    categories: values,
    brands,
    brand_ids: brandIds,
  };
  return c.json({ success, data }, 200);
});

sellerImportRoutes.openapi(route(sellerImportsContract.template), async (c) => {
  const { format } = c.req.valid('query');
  const catalogue = await readCatalogue(c.var.db);
  const only = { name: 'Listings', widths: columnWidths, rows: templateRows(catalogue) };
  const sheets = format === 'csv' ? [only] : templateSheets(catalogue);
  return download('haat-template', format, tableFile(sheets, format)) as never;
});

sellerImportRoutes.openapi(route(sellerImportsContract.one), async (c) => {
  const { db, lang } = c.var;
  return c.json(await answerOf(db, asSeller(c.var), c.req.valid('param').id, lang), 200);
});

sellerImportRoutes.openapi(route(sellerImportsContract.map), async (c) => {
  const { db, lang } = c.var;
  const { id } = c.req.valid('param');
  await mapImport(db, asSeller(c.var), id, c.req.valid('json').mapping);
  wakeImports(c.var);
  return c.json(await answerOf(db, asSeller(c.var), id, lang), 200);
});

sellerImportRoutes.openapi(route(sellerImportsContract.read), async (c) => {
  const { db, lang, files } = c.var;
  const { id } = c.req.valid('param');
  await readAgain(db, files, asSeller(c.var), id, c.req.valid('json'));
  return c.json(await answerOf(db, asSeller(c.var), id, lang), 200);
});

sellerImportRoutes.openapi(route(sellerImportsContract.edit), async (c) => {
  const { db, lang } = c.var;
  const { id } = c.req.valid('param');
  await editRows(db, asSeller(c.var), id, c.req.valid('json'));
  wakeImports(c.var);
  return c.json(await answerOf(db, asSeller(c.var), id, lang), 200);
});

sellerImportRoutes.openapi(route(sellerImportsContract.values), async (c) => {
  const { db } = c.var;
  const { one } = await findImport(db, asSeller(c.var), c.req.valid('param').id);
  const values = await valuesOf(db, c.var.seller.storeId, one.id);
  return c.json({ success, data: { values } }, 200);
});

sellerImportRoutes.openapi(route(sellerImportsContract.choose), async (c) => {
  const { db, lang } = c.var;
  const { id } = c.req.valid('param');
  await chooseValues(db, asSeller(c.var), id, c.req.valid('json').choices);
  wakeImports(c.var);
  return c.json(await answerOf(db, asSeller(c.var), id, lang), 200);
});

sellerImportRoutes.openapi(route(sellerImportsContract.fill), async (c) => {
  const { db, lang } = c.var;
  const { id } = c.req.valid('param');
  await fillRows(db, asSeller(c.var), id, c.req.valid('json'));
  wakeImports(c.var);
  return c.json(await answerOf(db, asSeller(c.var), id, lang), 200);
});

sellerImportRoutes.openapi(route(sellerImportsContract.apply), async (c) => {
  const { db, lang } = c.var;
  const { id } = c.req.valid('param');
  await applyImport(db, asSeller(c.var), id);
  wakeImports(c.var);
  return c.json(await answerOf(db, asSeller(c.var), id, lang), 200);
});

sellerImportRoutes.openapi(route(sellerImportsContract.retry), async (c) => {
  const { db, lang } = c.var;
  const { id } = c.req.valid('param');
  await retryImport(db, asSeller(c.var), id);
  wakeImports(c.var);
  return c.json(await answerOf(db, asSeller(c.var), id, lang), 200);
});

sellerImportRoutes.openapi(route(sellerImportsContract.cancel), async (c) => {
  const { db, lang } = c.var;
  const { id } = c.req.valid('param');
  await cancelImport(db, asSeller(c.var), id);
  return c.json(await answerOf(db, asSeller(c.var), id, lang), 200);
});

sellerImportRoutes.openapi(route(sellerImportsContract.undo), async (c) => {
  const { db, lang } = c.var;
  const { id } = c.req.valid('param');
  await undoImport(db, asSeller(c.var), id);
  wakeImports(c.var);
  return c.json(await answerOf(db, asSeller(c.var), id, lang), 200);
});

sellerImportRoutes.openapi(route(sellerImportsContract.report), async (c) => {
  const { db, lang } = c.var;
  const { one } = await findImport(db, asSeller(c.var), c.req.valid('param').id);
  const data = await reportOf(db, one, { ...c.req.valid('query'), lang });
  return c.json({ success, data }, 200);
});

sellerImportRoutes.openapi(route(sellerImportsContract.toCorrect), async (c) => {
  const { db, lang } = c.var;
  const { one } = await findImport(db, asSeller(c.var), c.req.valid('param').id);
  return download(`haat-to-correct-${one.id}`, 'csv', fileToCorrect(db, one, lang)) as never;
});

sellerImportRoutes.openapi(route(sellerImportsContract.export), async (c) => {
  const { db } = c.var;
  const { format } = c.req.valid('query');
  const rows = exportRows(db, c.var.seller.storeId);
  const sheets = [{ name: 'Listings', widths: columnWidths, rows }];
  return download('haat-listings', format, tableFile(sheets, format)) as never;
});
