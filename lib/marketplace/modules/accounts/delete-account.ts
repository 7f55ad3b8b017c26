import { and, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { locales } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../kernel/db/connection';
import {
  addresses,
  codeRequests,
  knownDevices,
  otps,
  signUps,
  tokens,
  users,
} from '../../kernel/db/schema/accounts';
import { cartLines, savedItems, wishlistItems } from '../../kernel/db/schema/cart';
import { reviews } from '../../kernel/db/schema/catalog';
import {
  newsletterSubscriptions,
  supportAttachments,
  supportMessages,
  supportTickets,
} from '../../kernel/db/schema/content';
import { cartCoupons } from '../../kernel/db/schema/coupons';
import { messageChoices, messageConsents } from '../../kernel/db/schema/mails';
import { productNotices } from '../../kernel/db/schema/notices';
import { orders, shipments } from '../../kernel/db/schema/orders';
import { payments, refunds } from '../../kernel/db/schema/payments';
import { returns } from '../../kernel/db/schema/returns';
import { productQuestions } from '../../kernel/db/schema/reviews';
import { DomainError, InvalidFields } from '../../kernel/errors';
import { removeVotes, withdrawPictures } from '../reviews';
import { verifyPassword } from './passwords/password-hash';
import { getUser, type UserRow } from './queries';
import { keepHashes } from './shopper-hashes';

/** Final statuses of a shipment, and of a return. */
const finished = ['delivered', 'cancelled', 'returned'] as const;
const settled = ['refused', 'sent_back', 'lapsed', 'refunded', 'exchanged'] as const;

/** The deleted accountfor the confirmation mail, sent only to a verified address. */
export type DeletedAccount = Pick<UserRow, 'email' | 'firstName' | 'locale' | 'verifiedAt'> & {
  keptOrders: boolean;
};

/**
 * Deletes an account after checking its password: name, e-mail, phone, addresses, cart, wishlist, notices, consents, codes
 * and sessions. Tickets, newsletter and codes of the e-mail address go only if it is verified; otherwise they may
 * be a stranger's. Orders are kept for 72 months (CGST Act, section 36) with the place of supply but without
 * name, phone and street, and with keyed hashes of address and confirmed phone (`shopper_hashes`); invoices and
 * credit notes keep the buyer they were issued to. Reviews and answered questions stay without their author's
 * name and pictures.
 * @throws {InvalidFields} password_wrong
 * @throws {DomainError} 409 open_orders, with their numbers, while any is under way or a refund is due
 */
export async function deleteAccount(
  db: Database,
  userId: number,
  password: string,
): Promise<DeletedAccount> {
  const { passwordHash } = await getUser(db, userId);
  if (!(await verifyPassword(passwordHash, password))) {
    throw new InvalidFields({ password: 'password_wrong' });
  }
  return eraseAccount(db, userId);
}

/** Deletes an account as `deleteAccount` does, for an operator on the shopper's request; needs no password. */
export async function eraseAccount(db: Database, userId: number): Promise<DeletedAccount> {
  return db.transaction(async (tx) => {
    // The lock waits for an order that is being placed and blocks new ones.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) throw new Error(`user ${userId} vanished`);
    const open = await listOpenOrders(tx, userId);
    if (open.length) throw new DomainError(409, 'open_orders', { data: { orders: open } });
    await keepHashes(tx, userId);
    await removeBelongings(tx, user);
    const kept = await anonymiseOrders(tx, userId);
    await (kept ? emptyAccount(tx, userId) : tx.delete(users).where(eq(users.id, userId)));
    const { email, firstName, locale, verifiedAt } = user;
    return { email, firstName, locale, verifiedAt, keptOrders: kept };
  });
}

/** Returns numbers of orders with a parcel under way, a return, or money owed to the shopper. */
async function listOpenOrders(tx: Database, userId: number): Promise<string[]> {
  const underWay = tx
    .select({ id: shipments.orderId })
    .from(shipments)
    .where(notInArray(shipments.status, [...finished]));
  const owed = tx
    .select({ id: payments.orderId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.status, 'pending'));
  const comingBack = tx
    .select({ id: returns.orderId })
    .from(returns)
    .where(
      or(
        notInArray(returns.status, [...settled]),
        and(eq(returns.status, 'refunded'), isNotNull(returns.account), isNull(returns.paidAt)),
      ),
    );
  const isOpen = or(
    inArray(orders.id, underWay),
    inArray(orders.id, owed),
    inArray(orders.id, comingBack),
  );
  const open = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.userId, userId), isOpen))
    .orderBy(orders.id);
  return open.map(({ number }) => number);
}

/** Returns a placeholder address that receives no mail. */
const formerEmail = (userId: number) => `deleted-${userId}@deleted.invalid`;

async function removeBelongings(tx: Database, user: UserRow): Promise<void> {
  const { id } = user;
  for (const table of [
    addresses,
    cartLines,
    cartCoupons,
    savedItems,
    wishlistItems,
    productNotices,
    messageChoices,
    messageConsents,
    tokens,
    knownDevices,
  ]) {
    await tx.delete(table).where(eq(table.userId, id));
  }
  await (user.verifiedAt ? removeByEmail(tx, user) : removeOwnSignUp(tx, user));
  await tx
    .delete(productQuestions)
    .where(and(eq(productQuestions.userId, id), isNull(productQuestions.answer)));
  await removeVotes(tx, id);
  await withdrawPictures(tx, id);
  for (const locale of locales) {
    const nobody = { userId: null, authorName: textOf(locale, 'api.former_shopper') };
    for (const table of [reviews, productQuestions]) {
      await tx
        .update(table)
        .set(nobody)
        .where(and(eq(table.userId, id), eq(table.locale, locale)));
    }
  }
}

async function removeByEmail(tx: Database, user: UserRow): Promise<void> {
  const { id, email, phone, phoneVerifiedAt } = user;
  await tx.delete(otps).where(eq(otps.userId, id));
  for (const table of [otps, codeRequests]) {
    await tx.delete(table).where(and(eq(table.email, email), eq(table.audience, 'shopper')));
    if (phone && phoneVerifiedAt) await tx.delete(table).where(eq(table.phone, phone));
  }
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
  const emptied = await tx
    .update(supportTickets)
    .set({ name: '-', email: formerEmail(id), subject: '-' })
    .where(eq(supportTickets.email, email))
    .returning({ id: supportTickets.id });
  const ofTickets = inArray(
    supportMessages.ticketId,
    emptied.map((ticket) => ticket.id),
  );
  const messages = tx.select({ id: supportMessages.id }).from(supportMessages).where(ofTickets);
  // The next clean-up removes the files of these attachments.
  await tx
    .update(supportAttachments)
    .set({ messageId: null, name: '-', createdAt: new Date(0) })
    .where(inArray(supportAttachments.messageId, messages));
  await tx.delete(supportMessages).where(ofTickets);
}

/** Removes only the sign-up that opened this account: the address's other sign-ups may be its owner's. */
async function removeOwnSignUp(tx: Database, { email }: UserRow): Promise<void> {
  const ofAddress = tx
    .select({ id: codeRequests.id })
    .from(codeRequests)
    .where(eq(codeRequests.email, email));
  await tx.delete(signUps).where(and(signUps.openedAccount, inArray(signUps.requestId, ofAddress)));
}

/** Anonymises the orders that have to be kept; returns whether there are any. */
async function anonymiseOrders(tx: Database, userId: number): Promise<boolean> {
  const nobody = JSON.stringify({ full_name: '-', phone: '-', full_address: '-' });
  const anonymous = (column: AnyPgColumn) => sql`(${column} || ${nobody}::jsonb) - 'landmark'`;
  const kept = await tx
    .update(orders)
    .set({
      shippingAddress: anonymous(orders.shippingAddress),
      billingAddress: anonymous(orders.billingAddress),
    })
    .where(eq(orders.userId, userId))
    .returning({ id: orders.id });
  const ids = kept.map(({ id }) => id);
  if (ids.length) {
    const nothing = { comment: null, account: null };
    await tx.update(returns).set(nothing).where(inArray(returns.orderId, ids));
  }
  return kept.length > 0;
}

/** Keeps an anonymous row for the orders to reference; nobody can sign in to the account. */
async function emptyAccount(tx: Database, id: number): Promise<void> {
  await tx
    .update(users)
    .set({
      firstName: '-',
      lastName: '',
      email: formerEmail(id),
      phone: null,
      phoneVerifiedAt: null,
      passwordHash: '-',
      verifiedAt: null,
      blockedAt: null,
      blockReason: null,
      deletedAt: sql`now()`,
    })
    .where(eq(users.id, id));
}
