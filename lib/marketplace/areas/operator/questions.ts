import { questionsContract } from '@/lib/api/contract/questions';
import { sendSoon } from '../../kernel/mail/outbox';
import { answerQuestion, decideQuestion, findOpenQuestions } from '../../modules/questions';
import { route, routes } from '../route';

const success = true as const;

export const operatorQuestionRoutes = routes();

operatorQuestionRoutes.openapi(route(questionsContract.open), async (c) =>
  c.json({ success, data: await findOpenQuestions(c.var.db) }, 200),
);

operatorQuestionRoutes.openapi(route(questionsContract.answer), async (c) => {
  await answerQuestion(c.var.db, c.req.valid('param').id, c.req.valid('json').answer);
  sendSoon(c.var);
  return c.json({ success }, 200);
});

operatorQuestionRoutes.openapi(route(questionsContract.decide), async (c) => {
  await decideQuestion(c.var.db, c.req.valid('param').id, c.req.valid('json').show);
  return c.json({ success }, 200);
});
