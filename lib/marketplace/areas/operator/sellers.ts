import { operatorContract } from '@/lib/contract/operator';
import { operatorSellerViewsContract } from '@/lib/contract/operators/seller-views';
import { NotFound } from '../../kernel/errors';
import type { Operator } from '../../kernel/http/actor';
import { enqueueMail, sendSoon } from '../../kernel/mail/outbox';
import { endSellerViews, openSellerView, viewSeller } from '../../modules/operator-desk';
import { decide, listApplications, vendorDecidedMail } from '../../modules/sellers';
import { route, routes } from '../route';

const success = true as const;

export const vendorOperatorRoutes = routes();

vendorOperatorRoutes.openapi(route(operatorContract.vendors), async (c) => {
  return c.json({ success, data: await listApplications(c.var.db, c.req.valid('query')) }, 200);
});

vendorOperatorRoutes.openapi(route(operatorContract.vendor), async (c) => {
  const data = await viewSeller(c.var.db, c.req.valid('param').number);
  return c.json({ success, data }, 200);
});

vendorOperatorRoutes.openapi(route(operatorContract.decideVendor), async (c) => {
  const { db } = c.var;
  const decision = c.req.valid('json');
  const { vendor, name, slug } = await decide(db, c.req.valid('param').number, decision);
  const { status, reason = null } = decision;
  if (status !== 'suspended') {
    const to = { email: vendor.email, first_name: vendor.firstName, store_name: name };
    const mail = vendorDecidedMail(vendor.locale, to, { status, reason, slug });
    await enqueueMail(db, { kind: 'written', mail });
    sendSoon(c.var);
  }
  return c.json({ success }, 200);
});

/**
 * Returns the operator's session, with which a view ends; the market's key has none.
 * @throws {NotFound} no_operator_account
 */
function sessionOf({ sessionId }: Operator): number {
  if (sessionId === null) throw new NotFound('no_operator_account');
  return sessionId;
}

export const sellerViewRoutes = routes();

sellerViewRoutes.openapi(route(operatorSellerViewsContract.open), async (c) => {
  const { db, operator } = c.var;
  const { number } = c.req.valid('param');
  return c.json({ success, data: await openSellerView(db, sessionOf(operator), number) }, 201);
});

sellerViewRoutes.openapi(route(operatorSellerViewsContract.end), async (c) => {
  const { db, operator } = c.var;
  await endSellerViews(db, sessionOf(operator), c.req.valid('param').number);
  return c.json({ success }, 200);
});
