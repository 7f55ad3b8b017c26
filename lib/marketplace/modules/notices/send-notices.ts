import { and, eq, gt, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { config } from '@/lib/config';
import type { ProductCard } from '@/lib/contract/schemas/catalog';
import { type NoticeKind, noticeKinds } from '@/lib/contract/schemas/notices';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Database } from '../../kernel/db/connection';
import { users } from '../../kernel/db/schema/accounts';
import { products } from '../../kernel/db/schema/catalog';
import { productNotices } from '../../kernel/db/schema/notices';
import { stores } from '../../kernel/db/schema/stores';
import { transact } from '../../kernel/db/transaction';
import { eachRow, isFaulty } from '../../kernel/jobs/each-row';
import { storeOf } from '../../kernel/jobs/store-turns';
import { registerMails } from '../../kernel/mail/composers';
import type { Mail } from '../../kernel/mail/mailer';
import { enqueueMail } from '../../kernel/mail/outbox';
import { button, greeting, link, paragraph, picture } from '../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../kernel/mail/templates/compose';
import { money } from '../../kernel/mail/templates/format';
import { wordingOf } from '../../kernel/mail/wording/wording';
import { rupees } from '../../kernel/money/rupees';
import { productCardsOnSale } from '../catalog';
import { isOnSale, livePrice } from '../offers';
import { stopToken } from './service';

type Notice = {
  about: NoticeKind;
  product: ProductCard;
  /** The price in rupees when the shopper asked. */
  before: number;
};

/**
 * Composes the mail that a product is back in stock or costs less; one click, or the mail program itself, stops
 * all other notices.
 */
export function noticeMail(
  lang: Locale,
  to: { id: number; email: string; firstName: string },
  { about, product, before }: Notice,
): Mail {
  const t = (key: TextKeyUnder<'mail.notice'>, params = {}) =>
    textOf(lang, `mail.notice.${key}`, params);
  const { name, slug, image_1: image } = product;
  const href = pageLink(lang, `/product/${slug}`);
  const token = stopToken(to.id);
  const words = wordingOf(lang, about === 'back' ? 'back_in_stock' : 'now_cheaper', {
    name: to.firstName,
    product: name,
    price: money(lang, product.price),
    before: money(lang, before),
    link: href,
  });
  const mail = composeMail(lang, to.email, 'notice', words.subject, [
    greeting(lang, to.firstName),
    ...words.opening,
    ...(image ? [picture(fileOf(image), name, href)] : []),
    button(t('see'), href),
    paragraph(t('once'), 'soft'),
    ...words.closing,
    link(t('stop'), pageLink(lang, `/notices?token=${token}`)),
  ]);
  return {
    ...mail,
    headers: {
      'List-Unsubscribe': `<${config.siteUrl}/api/notices/stop?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Returns the address of a picture of this site in the size that a mail shows. */
const fileOf = (image: string) =>
  `${config.siteUrl}/_next/image?url=${encodeURIComponent(image)}&w=480&q=75`;

const schema = z.object({
  kind: z.literal('notice'),
  about: z.enum(noticeKinds),
  userId: z.number(),
  productId: z.number(),
  lang: z.enum(locales),
  /** The product's price in paise when the shopper asked. */
  before: z.number(),
});

/** A message of the mail outbox: a product is back, or costs less. */
type NoticeMessage = z.infer<typeof schema>;

const enqueueNoticeMail = (tx: Database, message: NoticeMessage) =>
  enqueueMail(tx, message, {
    storeId: storeOf(products.storeId, eq(products.id, message.productId)),
  });

/** Registers the notice mails, which show the price at the time of sending. */
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

const job = 'notices';
/** Notices compared in a round, which keeps rounds short, and the milliseconds before each is compared again. */
const batch = 500;
const pause = 60_000;

/**
 * Mails notices whose condition is met, once: a product is back, or costs less than when it was requested. Deals
 * begin by the clock without any change of a row, so notices are compared in turn.
 * @returns the number of mails put into the outbox
 */
export async function sendNotices(db: Database, now: Date): Promise<number> {
  const compared = await claim(db, now);
  if (!compared.length) return 0;
  const cameTrue = await db
    .select({ id: productNotices.id })
    .from(productNotices)
    .innerJoin(products, eq(products.id, productNotices.productId))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(
      and(
        inArray(productNotices.id, compared),
        isOnSale,
        gt(products.stock, 0),
        or(eq(productNotices.kind, 'back'), sql`${livePrice} < ${productNotices.price}`),
        not(isFaulty(job, sql`${productNotices.id}`, now)),
      ),
    );
  return eachRow(db, job, cameTrue, {
    now,
    subject: ({ id }) => id,
    work: ({ id }) => transact(db, (tx) => mailOnce(tx, id)),
  });
}

/**
 * Mails a notice and deletes it.
 * @returns 0 if it was mailed or withdrawn meanwhile
 */
async function mailOnce(tx: Database, id: number): Promise<number> {
  const [notice] = await tx.delete(productNotices).where(eq(productNotices.id, id)).returning();
  if (!notice) return 0;
  const { kind: about, userId, productId, locale: lang, price: before } = notice;
  await enqueueNoticeMail(tx, { kind: 'notice', about, userId, productId, lang, before });
  return 1;
}

async function claim(db: Database, now: Date): Promise<number[]> {
  const due = db
    .select({ id: productNotices.id })
    .from(productNotices)
    .where(lt(productNotices.checkedAt, new Date(now.getTime() - pause)))
    .orderBy(productNotices.checkedAt)
    .limit(batch)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(productNotices)
    .set({ checkedAt: now })
    .where(inArray(productNotices.id, due))
    .returning({ id: productNotices.id });
  return claimed.map(({ id }) => id);
}
