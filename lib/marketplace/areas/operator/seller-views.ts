import { operatorSellerViewsContract } from '@/lib/api/contract/operators/seller-views';
import { NotFound } from '../../kernel/errors';
import type { Operator } from '../../kernel/http/actor';
import { endSellerViews, openSellerView } from '../../modules/operator-desk';
import { route, routes } from '../route';

const success = true as const;

/** The key of the market has no session that a view could end with. */
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
