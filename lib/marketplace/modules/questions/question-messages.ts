import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../kernel/db/connection';
import { users } from '../../kernel/db/schema/accounts';
import { products } from '../../kernel/db/schema/catalog';
import { productQuestions } from '../../kernel/db/schema/questions';
import { storeOf } from '../../kernel/jobs/store-turns';
import { registerMails } from '../../kernel/mail/composers';
import type { Mail } from '../../kernel/mail/mailer';
import { enqueueMail } from '../../kernel/mail/outbox';
import { button, greeting, heading, paragraph } from '../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../kernel/mail/templates/compose';
import { wordingOf } from '../../kernel/mail/wording/wording';
import { productCardsOnSale } from '../catalog';

const schema = z.object({ kind: z.literal('question_answered'), id: z.number() });

/** Puts the mail about an answer into the outbox, within the caller's transaction. */
export const enqueueAnswerMail = (tx: Database, message: z.infer<typeof schema>) =>
  enqueueMail(tx, message, {
    storeId: storeOf(
      products.storeId,
      sql`${products.id} = (select ${productQuestions.productId} from ${productQuestions}
        where ${productQuestions.id} = ${message.id})`,
    ),
  });

/** Has answers told by mail to who has asked, in the language of the question. */
export const registerAnswerMails = () => registerMails(['question_answered'], schema, compose);

/** Tells who has asked what was answered. */
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
    paragraph(answer),
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
