import { eq, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import { addresses, tokens } from '../../../kernel/db/schema/accounts';
import { cartLines, savedItems, wishlistItems } from '../../../kernel/db/schema/cart';
import { reviews } from '../../../kernel/db/schema/catalog';
import { newsletterSubscriptions } from '../../../kernel/db/schema/content';
import { messageChoices, messageConsents } from '../../../kernel/db/schema/mails';
import { productNotices } from '../../../kernel/db/schema/notices';
import { orders } from '../../../kernel/db/schema/orders';
import { returns } from '../../../kernel/db/schema/returns';
import { productQuestions, reviewVotes } from '../../../kernel/db/schema/reviews';
import { asShopper } from '../../../kernel/http/actor';
import type { Files } from '../../files';
import { viewOrder } from '../../orders';
import { viewReturns } from '../../returns';
import { copyOfTickets } from '../../support';
import { findShopperRow } from './queries';

const ofUser = [
  ['addresses', addresses],
  ['cart', cartLines],
  ['saved_items', savedItems],
  ['wishlist', wishlistItems],
  ['notices', productNotices],
  ['message_choices', messageChoices],
  ['message_consents', messageConsents],
  ['reviews', reviews],
  ['review_votes', reviewVotes],
  ['questions', productQuestions],
] as const;

/**
 * Returns all data kept about a shopper (DPDP Act 2023, section 11), without secrets. Includes tickets and
 * newsletter of the address if it is verified.
 * @throws {NotFound} shopper_not_found
 */
export async function copyOfShopper(
  { db, files, lang }: { db: Database; files: Files; lang: Locale },
  id: number,
) {
  const { passwordHash: _, ...account } = await findShopperRow(db, id);
  const data: Record<string, unknown> = { account };
  for (const [name, table] of ofUser) {
    data[name] = await db
      .select()
      .from(table as PgTable)
      .where(eq(table.userId, id));
  }
  data.sessions = await db
    .select({
      user_agent: tokens.userAgent,
      signed_in_at: tokens.createdAt,
      last_used_at: tokens.lastUsedAt,
    })
    .from(tokens)
    .where(eq(tokens.userId, id));
  const own = await db.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
  const shown = [];
  for (const order of own)
    shown.push(await viewOrder(db, lang, asShopper({ id }), { id: order.id }));
  data.orders = shown;
  const ids = own.map((order) => order.id);
  data.returns = ids.length
    ? await viewReturns(
        db,
        lang,
        await db.select().from(returns).where(inArray(returns.orderId, ids)),
      )
    : [];
  const { email } = account;
  data.tickets = account.verifiedAt ? await copyOfTickets({ db, files }, email) : [];
  data.newsletter = account.verifiedAt
    ? await db
        .select({
          locale: newsletterSubscriptions.locale,
          consented_at: newsletterSubscriptions.consentedAt,
          confirmed_at: newsletterSubscriptions.confirmedAt,
        })
        .from(newsletterSubscriptions)
        .where(eq(newsletterSubscriptions.email, email))
    : [];
  // The round trip makes plain JSON, with times as text.
  return { file_name: `shopper-${id}.json`, data: JSON.parse(JSON.stringify(data)) };
}
