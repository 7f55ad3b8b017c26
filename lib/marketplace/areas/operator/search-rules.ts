import { operatorContract } from '@/lib/contract/operator';
import { operatorSearchContract as contract } from '@/lib/contract/operators/search-rules';
import { listSearchCounts } from '../../modules/search-counts';
import {
  addBoost,
  addOccasion,
  addSynonym,
  changeBoost,
  changeOccasion,
  changeSynonym,
  effectOf,
  listBoosts,
  listOccasions,
  listSynonyms,
  removeBoost,
  removeOccasion,
  removeSynonym,
  switchOccasion,
} from '../../modules/search-rules';
import { route, routes } from '../route';

const success = true as const;

export const searchRuleRoutes = routes();

searchRuleRoutes.openapi(route(contract.rules), async (c) => {
  const { db, lang } = c.var;
  const synonyms = await listSynonyms(db);
  const boosts = await listBoosts(db, { lang, now: new Date() });
  const occasions = await listOccasions(db);
  return c.json({ success, data: { synonyms, boosts, occasions } }, 200);
});

searchRuleRoutes.openapi(route(contract.effect), async (c) =>
  c.json({ success, data: await effectOf(c.var, c.var.lang, c.req.valid('query')) }, 200),
);

searchRuleRoutes.openapi(route(contract.addSynonym), async (c) =>
  c.json({ success, data: await addSynonym(c.var.db, c.req.valid('json')) }, 201),
);

searchRuleRoutes.openapi(route(contract.changeSynonym), async (c) => {
  const data = await changeSynonym(c.var.db, c.req.valid('param').id, c.req.valid('json'));
  return c.json({ success, data }, 200);
});

searchRuleRoutes.openapi(route(contract.removeSynonym), async (c) => {
  await removeSynonym(c.var.db, c.req.valid('param').id);
  return c.json({ success }, 200);
});

searchRuleRoutes.openapi(route(contract.addBoost), async (c) => {
  const context = { lang: c.var.lang, now: new Date() };
  return c.json({ success, data: await addBoost(c.var.db, context, c.req.valid('json')) }, 201);
});

searchRuleRoutes.openapi(route(contract.changeBoost), async (c) => {
  const context = { lang: c.var.lang, now: new Date() };
  const body = { ...c.req.valid('json'), ...c.req.valid('param') };
  return c.json({ success, data: await changeBoost(c.var.db, context, body) }, 200);
});

searchRuleRoutes.openapi(route(contract.removeBoost), async (c) => {
  await removeBoost(c.var.db, c.req.valid('param').id);
  return c.json({ success }, 200);
});

searchRuleRoutes.openapi(route(contract.addOccasion), async (c) =>
  c.json({ success, data: await addOccasion(c.var.db, c.req.valid('json')) }, 201),
);

searchRuleRoutes.openapi(route(contract.changeOccasion), async (c) => {
  const data = await changeOccasion(c.var.db, c.req.valid('param').id, c.req.valid('json'));
  return c.json({ success, data }, 200);
});

searchRuleRoutes.openapi(route(contract.removeOccasion), async (c) => {
  await removeOccasion(c.var.db, c.req.valid('param').id);
  return c.json({ success }, 200);
});

searchRuleRoutes.openapi(route(contract.switchOccasion), async (c) => {
  await switchOccasion(c.var.db, c.req.valid('param').name, c.req.valid('json').is_on);
  return c.json({ success }, 200);
});

export const searchCountRoutes = routes();

searchCountRoutes.openapi(route(operatorContract.searches), async (c) =>
  c.json({ success, data: await listSearchCounts(c.var.db, c.req.valid('query')) }, 200),
);
