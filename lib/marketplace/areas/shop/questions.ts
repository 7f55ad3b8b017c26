import { questionsContract } from '@/lib/contract/questions';
import { textOf } from '@/lib/i18n/texts';
import {
  askQuestion,
  findOwnQuestions,
  findQuestions,
  reportQuestion,
} from '../../modules/questions';
import { route, routes } from '../route';

const success = true as const;

export const questionRoutes = routes();

questionRoutes.openapi(route(questionsContract.list), async (c) => {
  const data = await findQuestions(c.var.db, c.req.valid('param').id, c.req.valid('query'));
  return c.json({ success, data }, 200);
});

questionRoutes.openapi(route(questionsContract.own), async (c) => {
  const data = await findOwnQuestions(c.var.db, c.var.shopper.id, c.req.valid('param').id);
  return c.json({ success, data }, 200);
});

questionRoutes.openapi(route(questionsContract.ask), async (c) => {
  const { db, lang, shopper } = c.var;
  const { id: productId } = c.req.valid('param');
  const data = await askQuestion(db, shopper, { productId, lang, ...c.req.valid('json') });
  return c.json({ success, message: textOf(lang, 'api.question_asked'), data }, 201);
});

questionRoutes.openapi(route(questionsContract.report), async (c) => {
  await reportQuestion(c.var.db, c.req.valid('param').id);
  return c.json({ success, message: textOf(c.var.lang, 'api.question_reported') }, 200);
});
