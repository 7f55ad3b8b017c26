import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Question } from '@/lib/contract/schemas/questions';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../kernel/db/connection';
import { users } from '../../kernel/db/schema/accounts';
import { products } from '../../kernel/db/schema/catalog';
import { productQuestions } from '../../kernel/db/schema/reviews';
import { transact } from '../../kernel/db/transaction';
import { DomainError, NotFound } from '../../kernel/errors';
import { markProductsStale } from '../../kernel/events/stale-products/mark';
import type { Shopper } from '../../kernel/http/actor';
import { storeOf } from '../../kernel/jobs/store-turns';
import { registerMails } from '../../kernel/mail/composers';
import type { Mail } from '../../kernel/mail/mailer';
import { enqueueMail } from '../../kernel/mail/outbox';
import { button, greeting, heading, paragraph } from '../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../kernel/mail/templates/compose';
import { wordingOf } from '../../kernel/mail/wording/wording';
import { productCardsOnSale, publicAnswer, shownName, writtenIn } from '../catalog';
import { skusOfListing } from '../offers';
import { isProductOnSale, nameOf } from '../reviews';
import { isWaiting, toQuestion } from './queries';

const schema = z.object({ kind: z.literal('question_answered'), id: z.number() });

/** Puts the mail about an answer into the outbox, within the caller's transaction. */
const enqueueAnswerMail = (tx: Database, message: z.infer<typeof schema>) =>
  enqueueMail(tx, message, {
    storeId: storeOf(
      products.storeId,
      sql`${products.id} = (select ${productQuestions.productId} from ${productQuestions}
        where ${productQuestions.id} = ${message.id})`,
    ),
  });

/** Registers the mails about answers, in the language of the question. */
export const registerAnswerMails = () => registerMails(['question_answered'], schema, compose);

/** Composes the mail about an answer. */
export function answeredMail(
  lang: Locale,
  to: { email: string; firstName: string },
  { name, slug, store }: { name: string; slug: string; store: { name: string } },
  { question, answer }: { question: string; answer: string },
): Mail {
  const link = pageLink(lang, `/product/${slug}#questions`);
  const words = wordingOf(lang, 'question_answered', {
    name: to.firstName,
    product: name,
    store: store.name,
    link,
  });
  return composeMail(lang, to.email, 'account', words.subject, [
    greeting(lang, to.firstName),
    ...words.opening,
    heading(question),
    paragraph(publicAnswer(answer, lang).text),
    button(textOf(lang, 'mail.answered.see'), link),
    ...words.closing,
  ]);
}

async function compose(db: Database, { id }: { id: number }): Promise<Mail | undefined> {
  const [asked] = await db
    .select({ question: productQuestions, email: users.email, name: users.firstName })
    .from(productQuestions)
    .innerJoin(users, eq(users.id, productQuestions.userId))
    .where(and(eq(productQuestions.id, id), isNotNull(users.verifiedAt), isNull(users.deletedAt)));
  if (!asked?.question.answer) return undefined;
  const { locale: lang, productId, question, answer } = asked.question;
  const product = (await productCardsOnSale(db, lang, [productId])).get(productId);
  if (!product) return undefined;
  const to = { email: asked.email, firstName: asked.name };
  return answeredMail(lang, to, product, { question, answer });
}

/** The most questions of one shopper about one product before the store has answered. */
const maxWaiting = 3;

type NewQuestion = { productId: number; lang: Locale; question: string };

/**
 * Asks the store about a product; nobody else sees it before it is answered.
 * @throws {NotFound} product_not_found
 * @throws {DomainError} 403 verify_to_ask, 409 questions_waiting
 */
export function askQuestion(
  db: Database,
  { id: userId, isVerified }: Pick<Shopper, 'id' | 'isVerified'>,
  { productId, lang, question }: NewQuestion,
): Promise<Question> {
  if (!isVerified) throw new DomainError(403, 'verify_to_ask', { data: { verify: true } });
  return transact(db, async (tx) => {
    if (!(await isProductOnSale(tx, productId))) throw new NotFound('product_not_found');
    if ((await tx.$count(productQuestions, isWaiting(userId, productId))) >= maxWaiting) {
      throw new DomainError(409, 'questions_waiting', { params: { max: maxWaiting } });
    }
    const authorName = shownName(await nameOf(tx, userId)) || textOf(lang, 'api.former_shopper');
    const locale = writtenIn(question) ?? lang;
    const [asked] = await tx
      .insert(productQuestions)
      .values({ productId, userId, authorName, locale, question })
      .returning();
    if (!asked) throw new Error('a question was not noted');
    return toQuestion(asked);
  });
}

/**
 * Answers a question in its store's name; a later answer replaces an earlier one. The asker is told by mail.
 * @throws {NotFound} question_not_found
 */
export function answerQuestion(db: Database, id: number, answer: string): Promise<void> {
  return transact(db, async (tx) => {
    const question = await change(tx, id, { answer, answeredAt: new Date() });
    if (question.userId) await enqueueAnswerMail(tx, { kind: 'question_answered', id });
  });
}

/**
 * Records a shopper's report of a question or its answer: it waits for the operator, unless they have let it
 * stand before.
 * @throws {NotFound} question_not_found
 */
export function reportQuestion(db: Database, id: number): Promise<void> {
  return transact(db, async (tx) => {
    const [reported] = await tx
      .update(productQuestions)
      .set({ reportedAt: new Date() })
      .where(and(eq(productQuestions.id, id), isNull(productQuestions.reportedAt)))
      .returning({ productId: productQuestions.productId });
    if (reported) return markProductsStale(tx, await skusOfListing(tx, reported.productId));
    const known = await tx.$count(productQuestions, eq(productQuestions.id, id));
    if (!known) throw new NotFound('question_not_found');
  });
}

/**
 * Lets a question stand for good, or hides it.
 * @throws {NotFound} question_not_found
 */
export function decideQuestion(db: Database, id: number, isShown: boolean): Promise<void> {
  const now = new Date();
  return transact(db, async (tx) => {
    await change(tx, id, { clearedAt: isShown ? now : null, hiddenAt: isShown ? null : now });
  });
}

async function change(
  tx: Database,
  id: number,
  values: Partial<typeof productQuestions.$inferInsert>,
) {
  const [question] = await tx
    .update(productQuestions)
    .set(values)
    .where(eq(productQuestions.id, id))
    .returning();
  if (!question) throw new NotFound('question_not_found');
  await markProductsStale(tx, await skusOfListing(tx, question.productId));
  return question;
}
