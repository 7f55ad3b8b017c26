import { eq, isNull, sql } from 'drizzle-orm';
import { type Locale, languages } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { operatorLimits } from '../../kernel/db/schema/operator-orders';
import { operators } from '../../kernel/db/schema/operators';
import { transact } from '../../kernel/db/transaction';
import type { Mail } from '../../kernel/mail/mailer';
import { enqueueMail } from '../../kernel/mail/outbox';
import { button, greeting, paragraph } from '../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../kernel/mail/templates/compose';
import { rupees } from '../../kernel/money/rupees';

type Owner = { email: string; name: string; locale: Locale };

/**
 * A changed limit, or an adjustment that waits for a second operator, in paise; a coupon paid by the market; a
 * rate of commission.
 */
type MoneyNews =
  | { kind: 'refund_alone' | 'adjust_alone'; amount: number }
  | { kind: 'adjustment'; amount: number; store: string }
  | { kind: 'coupon'; code: string }
  | { kind: 'commission'; percent: number };

const pages = {
  refund_alone: '/operator/refunds',
  adjust_alone: '/operator/settlements/adjustments',
  adjustment: '/operator/settlements/adjustments',
  coupon: '/operator/coupons',
  commission: '/operator/commission',
} as const;

/**
 * Composes the mail that tells an owner about money that one operator moves.
 * @param by the operator's name; undefined for the market's key
 */
export function moneyMail(
  { email, name, locale }: Owner,
  news: MoneyNews,
  by: string | undefined,
): Mail {
  const sum = new Intl.NumberFormat(languages[locale].tag, { style: 'currency', currency: 'INR' });
  const { kind } = news;
  const said = {
    amount: 'amount' in news ? sum.format(rupees(news.amount)) : '',
    store: 'store' in news ? news.store : '',
    code: 'code' in news ? news.code : '',
    percent: 'percent' in news ? news.percent : 0,
    by: by ?? textOf(locale, 'mail.team.by_key'),
  };
  const t = (key: TextKeyUnder<'mail.market_money'>) => textOf(locale, `mail.market_money.${key}`);
  const subject = textOf(locale, `mail.market_money.subject.${kind}`, said);
  return composeMail(locale, email, 'operator', subject, [
    greeting(locale, name),
    paragraph(textOf(locale, `mail.market_money.intro.${kind}`, said)),
    paragraph(t('not_you'), 'soft'),
    button(t('open'), pageLink(locale, pages[kind])),
  ]);
}

export type OperatorLimit = (typeof operatorLimits.$inferSelect)['name'];

/** Returns the amount in paise up to which an operator acts alone; a raised limit takes effect a day later. */
export async function actsAloneUpTo(db: Database, name: OperatorLimit): Promise<number> {
  const [limit] = await rowsOf<{ amount: string | null }>(
    db,
    sql`select operator_limit(${name})::text as amount`,
  );
  return Number(limit?.amount ?? 0);
}

/**
 * Changes a limit and tells the owners: a lower limit takes effect at once, a raised one a day later.
 * @param amount paise
 * @param by the operator who changed it; null for the market's key
 */
export async function setActsAloneUpTo(
  db: Database,
  { name, amount, by }: { name: OperatorLimit; amount: number; by: number | null },
): Promise<void> {
  await transact(db, async (tx) => {
    await tx.update(operatorLimits).set({ amount }).where(eq(operatorLimits.name, name));
    await tellOwners(tx, by, { kind: name, amount });
  });
}

/** Tells every owner about money that one operator moves or may move, within the caller's transaction. */
export async function tellOwners(tx: Database, by: number | null, news: MoneyNews): Promise<void> {
  const everybody = await tx.select().from(operators).where(isNull(operators.removedAt));
  const maker = everybody.find(({ id }) => id === by)?.name;
  for (const owner of everybody.filter(({ role }) => role === 'owner')) {
    await enqueueMail(tx, { kind: 'written', mail: moneyMail(owner, news, maker) });
  }
}

/** Returns whether the second operator may approve the maker's request. */
export async function isSecondOperator(
  tx: Database,
  { maker, second, askedAt }: { maker: number | null; second: number | null; askedAt: Date },
): Promise<boolean> {
  const [row] = await rowsOf<{ may: boolean }>(
    tx,
    sql`select may_be_second(${maker}::bigint, ${second}::bigint, ${askedAt.toISOString()}::timestamptz) as may`,
  );
  return row?.may ?? false;
}
