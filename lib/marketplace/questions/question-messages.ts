import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { textOf } from '@/lib/i18n/texts';
import { productCardsOnSale } from '../catalog/cards';
import type { Database } from '../db/connection';
import { users } from '../db/schema/accounts';
import { productQuestions } from '../db/schema/questions';
import { registerMails } from '../mail/composers';
import type { Mail } from '../mail/mailer';
import { enqueueMail } from '../mail/outbox';
import { button, greeting, heading, paragraph } from '../mail/templates/blocks';
import { composeMail, pageLink } from '../mail/templates/compose';

const schema = z.object({ kind: z.literal('question_answered'), id: z.number() });

/** Puts the mail about an answer into the outbox, within the caller's transaction. */
export const enqueueAnswerMail = (tx: Database, message: z.infer<typeof schema>) =>
  enqueueMail(tx, message);

/** Has answers told by mail to who has asked, in the language of the question. */
export const registerAnswerMails = () => registerMails(['question_answered'], schema, compose);

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
  const { name, slug } = product;
  return composeMail(
    lang,
    asked.email,
    'account',
    textOf(lang, 'mail.answered.subject', { name }),
    [
      greeting(lang, asked.name),
      paragraph(textOf(lang, 'mail.answered.intro', { name, store: product.store.name })),
      heading(question),
      paragraph(answer),
      button(textOf(lang, 'mail.answered.see'), pageLink(lang, `/product/${slug}#questions`)),
    ],
  );
}
