import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { noticeKinds } from '@/lib/api/schemas/notices';
import { locales } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { users } from '../../kernel/db/schema/accounts';
import { products } from '../../kernel/db/schema/catalog';
import { storeOf } from '../../kernel/jobs/store-turns';
import { registerMails } from '../../kernel/mail/composers';
import type { Mail } from '../../kernel/mail/mailer';
import { enqueueMail } from '../../kernel/mail/outbox';
import { rupees } from '../../kernel/money/rupees';
import { productCardsOnSale } from '../catalog';
import { noticeMail } from './notice-mail';

const schema = z.object({
  kind: z.literal('notice'),
  about: z.enum(noticeKinds),
  userId: z.number(),
  productId: z.number(),
  lang: z.enum(locales),
  /** Paise: what the product cost when the shopper asked. */
  before: z.number(),
});

/** In the mail outbox: a product is back, or costs less. */
type NoticeMessage = z.infer<typeof schema>;

export const enqueueNoticeMail = (tx: Database, message: NoticeMessage) =>
  enqueueMail(tx, message, {
    storeId: storeOf(products.storeId, eq(products.id, message.productId)),
  });

/** Has notices told by mail, with the price of the moment in which the mail is sent. */
export const registerNoticeMails = () => registerMails(['notice'], schema, compose);

async function compose(db: Database, message: NoticeMessage): Promise<Mail | undefined> {
  const { userId, productId, lang, about, before } = message;
  const [shopper] = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.verifiedAt), isNull(users.deletedAt)));
  const product = (await productCardsOnSale(db, lang, [productId])).get(productId);
  if (!shopper || !product) return undefined;
  return noticeMail(lang, { ...shopper, id: userId }, { about, product, before: rupees(before) });
}
