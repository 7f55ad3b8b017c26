import { sellerStaffContract } from '@/lib/contract/seller/staff';
import { textOf } from '@/lib/i18n/texts';
import { sendSoon } from '../../kernel/mail/outbox';
import {
  changeStaffRole,
  findInvitation,
  findStaff,
  inviteStaff,
  joinStore,
  removeStaff,
  withdrawInvitation,
} from '../../modules/sellers';
import { route, routes } from '../route';

const success = true as const;

export const staffRoutes = routes();

staffRoutes.openapi(route(sellerStaffContract.list), async (c) =>
  c.json({ success, data: await findStaff(c.var.db, c.var.seller.storeId) }, 200),
);

staffRoutes.openapi(route(sellerStaffContract.invite), async (c) => {
  const { db, lang, seller } = c.var;
  await inviteStaff(db, { ...seller, lang }, c.req.valid('json'));
  sendSoon(c.var);
  return c.json({ success, message: textOf(lang, 'api.invitation_sent') }, 201);
});

staffRoutes.openapi(route(sellerStaffContract.withdraw), async (c) => {
  await withdrawInvitation(c.var.db, c.var.seller.storeId, c.req.valid('param').id);
  return c.json({ success }, 200);
});

staffRoutes.openapi(route(sellerStaffContract.changeRole), async (c) => {
  const { id } = c.req.valid('param');
  await changeStaffRole(c.var.db, c.var.seller.storeId, id, c.req.valid('json').role);
  return c.json({ success }, 200);
});

staffRoutes.openapi(route(sellerStaffContract.remove), async (c) => {
  await removeStaff(c.var.db, c.var.seller.storeId, c.req.valid('param').id);
  return c.json({ success }, 200);
});

staffRoutes.openapi(route(sellerStaffContract.opened), async (c) => {
  const { invitation, store } = await findInvitation(c.var.db, c.req.valid('query').token);
  const { email, role } = invitation;
  return c.json({ success, data: { store, email, role } }, 200);
});

staffRoutes.openapi(route(sellerStaffContract.join), async (c) => {
  await joinStore(c.var.db, c.req.valid('json'), c.var.lang);
  return c.json({ success }, 201);
});
