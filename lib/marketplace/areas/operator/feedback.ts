import { questionsContract } from '@/lib/contract/questions';
import { sellerFeedbackContract } from '@/lib/contract/seller/feedback';
import { sendSoon } from '../../kernel/mail/outbox';
import { answerQuestion, decideQuestion, findOpenQuestions } from '../../modules/questions';
import { decideReport, findReports } from '../../modules/seller-desk';
import { route, routes } from '../route';

const success = true as const;

export const reviewReportRoutes = routes();

reviewReportRoutes.openapi(route(sellerFeedbackContract.reports), async (c) =>
  c.json({ success, data: await findReports(c.var.db) }, 200),
);

reviewReportRoutes.openapi(route(sellerFeedbackContract.decideReport), async (c) => {
  await decideReport(c.var.db, c.req.valid('param').id, c.req.valid('json').show);
  return c.json({ success }, 200);
});

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
