import { operatorCatalogueContract as contract } from '@/lib/contract/operators/catalogue';
import {
  addBrand,
  addCategory,
  changeBrand,
  changeCategory,
  listBrandRequests,
  listManagedBrands,
  listManagedCategories,
  mergeBrand,
  mergeCategory,
  placeCategory,
  refuseBrandRequest,
  removeBrand,
  removeCategory,
} from '../../modules/catalog';
import { keepPicture, pictureOf } from '../../modules/files';
import { route, routes } from '../route';

const success = true as const;

export const catalogueManagementRoutes = routes();

catalogueManagementRoutes.openapi(route(contract.categories), async (c) =>
  c.json({ success, data: await listManagedCategories(c.var.db) }, 200),
);

catalogueManagementRoutes.openapi(route(contract.addCategory), async (c) =>
  c.json({ success, data: await addCategory(c.var.db, c.req.valid('json')) }, 201),
);

catalogueManagementRoutes.openapi(route(contract.changeCategory), async (c) => {
  const data = await changeCategory(c.var.db, c.req.valid('param').id, c.req.valid('json'));
  return c.json({ success, data }, 200);
});

catalogueManagementRoutes.openapi(route(contract.placeCategory), async (c) => {
  await placeCategory(c.var.db, c.req.valid('param').id, c.req.valid('json'));
  return c.json({ success, data: await listManagedCategories(c.var.db) }, 200);
});

catalogueManagementRoutes.openapi(route(contract.mergeCategory), async (c) => {
  await mergeCategory(c.var.db, { ...c.req.valid('param'), ...c.req.valid('json') });
  return c.json({ success }, 200);
});

catalogueManagementRoutes.openapi(route(contract.removeCategory), async (c) => {
  await removeCategory(c.var.db, c.req.valid('param').id);
  return c.json({ success }, 200);
});

catalogueManagementRoutes.openapi(route(contract.brands), async (c) =>
  c.json({ success, data: await listManagedBrands(c.var.db) }, 200),
);

catalogueManagementRoutes.openapi(route(contract.addBrand), async (c) =>
  c.json({ success, data: await addBrand(c.var.db, c.req.valid('json')) }, 201),
);

catalogueManagementRoutes.openapi(route(contract.changeBrand), async (c) => {
  const data = await changeBrand(c.var.db, c.req.valid('param').id, c.req.valid('json'));
  return c.json({ success, data }, 200);
});

catalogueManagementRoutes.openapi(route(contract.mergeBrand), async (c) => {
  await mergeBrand(c.var.db, { ...c.req.valid('param'), ...c.req.valid('json') });
  return c.json({ success }, 200);
});

catalogueManagementRoutes.openapi(route(contract.removeBrand), async (c) => {
  await removeBrand(c.var.db, c.req.valid('param').id);
  return c.json({ success }, 200);
});

catalogueManagementRoutes.openapi(route(contract.brandRequests), async (c) =>
  c.json({ success, data: await listBrandRequests(c.var.db) }, 200),
);

catalogueManagementRoutes.openapi(route(contract.refuseBrandRequest), async (c) => {
  await refuseBrandRequest(c.var.db, c.req.valid('param').id);
  return c.json({ success }, 200);
});

catalogueManagementRoutes.openapi(route(contract.addPicture), async (c) => {
  const drawn = await pictureOf(c.req.valid('form').picture, 'logo');
  const url = await keepPicture(c.var.files, drawn, 'catalogue');
  return c.json({ success, data: { url } }, 201);
});
