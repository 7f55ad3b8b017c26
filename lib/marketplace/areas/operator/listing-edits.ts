import { operatorListingEditsContract } from '@/lib/contract/operators/listing-edits';
import { sendSoon } from '../../kernel/mail/outbox';
import { download, exportAllRows, tableFile } from '../../modules/imports';
import { editListings, findListings, previewEdit } from '../../modules/listings';
import { route, routes } from '../route';

const success = true as const;

export const listingEditRoutes = routes();

listingEditRoutes.openapi(route(operatorListingEditsContract.list), async (c) =>
  c.json({ success, data: await findListings(c.var.db, c.req.valid('query')) }, 200),
);

listingEditRoutes.openapi(route(operatorListingEditsContract.export), async (c) => {
  const sheets = [{ name: 'Listings', widths: [], rows: exportAllRows(c.var.db) }];
  return download('haat-catalogue', 'csv', tableFile(sheets, 'csv')) as never;
});

listingEditRoutes.openapi(route(operatorListingEditsContract.preview), async (c) =>
  c.json({ success, data: await previewEdit(c.var.db, c.req.valid('json')) }, 200),
);

listingEditRoutes.openapi(route(operatorListingEditsContract.edit), async (c) => {
  const data = await editListings(c.var.db, c.req.valid('json'));
  sendSoon(c.var);
  return c.json({ success, data }, 200);
});
