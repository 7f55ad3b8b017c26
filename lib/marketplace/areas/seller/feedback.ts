import { sellerFeedbackContract } from '@/lib/contract/seller/feedback';
import { textOf } from '@/lib/i18n/texts';
import { sendSoon } from '../../kernel/mail/outbox';
import { answerQuestion, reportQuestion } from '../../modules/questions';
import {
  findQuestionsOf,
  findReviews,
  mustBeOwnQuestion,
  replyToReview,
  reportReview,
} from '../../modules/seller-desk';
import { route, routes } from '../route';

const success = true as const;

export const feedbackRoutes = routes();

feedbackRoutes.openapi(route(sellerFeedbackContract.reviews), async (c) => {
  const { db, lang, seller } = c.var;
  const data = await findReviews(db, seller.storeId, lang, c.req.valid('query'));
  return c.json({ success, data }, 200);
});

feedbackRoutes.openapi(route(sellerFeedbackContract.reply), async (c) => {
  const { db, lang, seller } = c.var;
  await replyToReview(db, seller.storeId, c.req.valid('param').id, c.req.valid('json').reply);
  return c.json({ success, message: textOf(lang, 'api.reply_saved') }, 200);
});

feedbackRoutes.openapi(route(sellerFeedbackContract.reportReview), async (c) => {
  const { db, lang, seller } = c.var;
  const { storeId, vendorId } = seller;
  const report = { ...c.req.valid('json'), vendorId };
  await reportReview(db, storeId, c.req.valid('param').id, report);
  return c.json({ success, message: textOf(lang, 'api.review_reported') }, 200);
});

feedbackRoutes.openapi(route(sellerFeedbackContract.questions), async (c) => {
  const { db, lang, seller } = c.var;
  const data = await findQuestionsOf(db, seller.storeId, lang, c.req.valid('query'));
  return c.json({ success, data }, 200);
});

feedbackRoutes.openapi(route(sellerFeedbackContract.answerQuestion), async (c) => {
  const { id } = c.req.valid('param');
  await mustBeOwnQuestion(c.var.db, c.var.seller.storeId, id);
  await answerQuestion(c.var.db, id, c.req.valid('json').answer);
  sendSoon(c.var);
  return c.json({ success, message: textOf(c.var.lang, 'api.answer_saved') }, 200);
});

feedbackRoutes.openapi(route(sellerFeedbackContract.reportQuestion), async (c) => {
  const { id } = c.req.valid('param');
  await mustBeOwnQuestion(c.var.db, c.var.seller.storeId, id);
  await reportQuestion(c.var.db, id);
  return c.json({ success, message: textOf(c.var.lang, 'api.question_reported') }, 200);
});
