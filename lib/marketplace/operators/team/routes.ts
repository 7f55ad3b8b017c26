import { operatorTeamContract } from '@/lib/api/contract/operators/team';
import { route, routes } from '../../host/route';
import { listLog } from './log-list';
import { addOperator, changeRole, listOperators, removeOperator, resetOperator } from './service';
import { findToday } from './today';

const success = true as const;

export const operatorTeamRoutes = routes();

operatorTeamRoutes.openapi(route(operatorTeamContract.today), async (c) =>
  c.json({ success, data: await findToday(c.var.db, c.var.settings.support) }, 200),
);

operatorTeamRoutes.openapi(route(operatorTeamContract.list), async (c) =>
  c.json({ success, data: await listOperators(c.var.db) }, 200),
);

operatorTeamRoutes.openapi(route(operatorTeamContract.add), async (c) =>
  c.json({ success, data: await addOperator(c.var.db, c.req.valid('json')) }, 201),
);

operatorTeamRoutes.openapi(route(operatorTeamContract.change), async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ success, data: await changeRole(c.var.db, id, c.req.valid('json').role) }, 200);
});

operatorTeamRoutes.openapi(route(operatorTeamContract.reset), async (c) =>
  c.json({ success, data: await resetOperator(c.var.db, c.req.valid('param').id) }, 200),
);

operatorTeamRoutes.openapi(route(operatorTeamContract.remove), async (c) => {
  await removeOperator(c.var.db, c.req.valid('param').id);
  return c.json({ success }, 200);
});

operatorTeamRoutes.openapi(route(operatorTeamContract.log), async (c) =>
  c.json({ success, data: await listLog(c.var.db, c.req.valid('query')) }, 200),
);
