import { eq, inArray } from 'drizzle-orm';
import type { MarketDealsPage, MarketDealsQuery } from '@/lib/contract/schemas/promotions/deals';
import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { deals } from '../../../kernel/db/schema/deals';
import { stores, vendors } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, NotFound } from '../../../kernel/errors';
import type { Mail } from '../../../kernel/mail/mailer';
import { enqueueMail } from '../../../kernel/mail/outbox';
import { button, greeting, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { day } from '../../../kernel/mail/templates/format';
import { wordingOf } from '../../../kernel/mail/wording/wording';
import { type DealViewer, listDeals } from './find-deals';
import { closeDeal } from './save-deal';

/** Returns a page of the deals of all stores, each with its store. */
export async function listMarketDeals(
  db: Database,
  viewer: DealViewer,
  query: MarketDealsQuery,
): Promise<MarketDealsPage> {
  const page = await listDeals(db, viewer, query);
  const ids = page.deals.map(({ id }) => id);
  const rows = await db
    .select({ id: deals.id, name: stores.name, slug: stores.slug })
    .from(deals)
    .innerJoin(stores, eq(stores.id, deals.storeId))
    .where(inArray(deals.id, ids));
  const byDeal = new Map(rows.map(({ id, ...store }) => [id, store]));
  return {
    ...page,
    deals: page.deals.map((deal) => ({
      ...deal,
      store: byDeal.get(deal.id) ?? { name: '', slug: '' },
    })),
  };
}

/**
 * Ends a running deal, or removes a future one, and mails the reason to the store's owner.
 * @throws {NotFound} deal_not_found
 * @throws {DomainError} 409 deal_not_running for one that has ended
 */
export const stopDeal = (
  db: Database,
  { id, reason, now }: { id: number; reason: string; now: Date },
): Promise<void> =>
  transact(db, async (tx) => {
    const [deal] = await tx.select().from(deals).where(eq(deals.id, id)).for('update');
    if (!deal) throw new NotFound('deal_not_found');
    if (deal.endsAt <= now) throw new DomainError(409, 'deal_not_running');
    const { startsAt, endsAt, name } = deal;
    if (startsAt < now) await closeDeal(tx, id, now);
    else await tx.delete(deals).where(eq(deals.id, id));
    const [owner] = await tx
      .select({ email: vendors.email, name: vendors.firstName, lang: vendors.locale })
      .from(stores)
      .innerJoin(vendors, eq(vendors.id, stores.vendorId))
      .where(eq(stores.id, deal.storeId));
    if (!owner) return;
    const mail = dealStoppedMail(owner, { name, startsAt, endsAt, reason });
    await enqueueMail(tx, { kind: 'written', mail }, { storeId: deal.storeId });
  });

type To = { email: string; name: string; lang: Locale };
type Stopped = { name: string | null; startsAt: Date; endsAt: Date; reason: string };

/** Composes the mail to a store's owner that the market has stopped a deal, with the reason. */
export function dealStoppedMail(
  { email, name, lang }: To,
  { name: dealName, startsAt, endsAt, reason }: Stopped,
): Mail {
  const t = (key: TextKeyUnder<'mail.deal_stopped'>, params = {}) =>
    textOf(lang, `mail.deal_stopped.${key}`, params);
  const [from, to] = [day(lang, startsAt.toISOString()), day(lang, endsAt.toISOString())];
  const link = pageLink(lang, '/seller/promotions');
  const words = wordingOf(lang, 'deal_stopped', { name, link });
  return composeMail(lang, email, 'store', words.subject, [
    greeting(lang, name),
    ...words.opening,
    paragraph(dealName ? t('named', { name: dealName, from, to }) : t('of_days', { from, to })),
    paragraph(t('reason', { reason })),
    button(t('open'), link),
    ...words.closing,
  ]);
}
