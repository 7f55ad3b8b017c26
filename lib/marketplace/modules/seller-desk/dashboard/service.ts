import { type Dashboard, firstSteps } from '@/lib/api/schemas/seller/dashboard';
import type { Database } from '../../../kernel/db/connection';
import type { Seller } from '../../../kernel/http/actor';
import { rupees } from '../../../kernel/money/rupees';
import { findNextPayout } from '../../settlement';
import { countWaiting, findFirstSteps, type SoldOnDay, soldByDay } from './queries';

/** The start page of a store: what waits, its first steps, and for its owner the next payout and the sales over `days` and as many before. */
export async function findDashboard(
  db: Database,
  { storeId, role }: Pick<Seller, 'storeId' | 'role'>,
  days: number,
  now: Date,
): Promise<Dashboard> {
  const [waiting, done, sold, next_payout] = await Promise.all([
    countWaiting(db, storeId, now),
    findFirstSteps(db, storeId),
    role === 'owner' ? soldByDay(db, storeId, 2 * days, now) : null,
    role === 'owner' ? findNextPayout(db, storeId, now) : null,
  ]);
  const { questions, reviews, ...counts } = waiting;
  const shown = sold?.slice(days);
  return {
    steps: firstSteps.map((step) => ({ step, done: done[step] })),
    ...counts,
    unanswered_questions: questions,
    unanswered_reviews: reviews,
    next_payout,
    days: shown?.map(({ paise, ...day }) => ({ ...day, sales: rupees(paise) })) ?? null,
    total: shown ? totalOf(shown) : null,
    before: sold ? totalOf(sold.slice(0, days)) : null,
  };
}

function totalOf(days: SoldOnDay[]) {
  const sum = (name: 'paise' | 'units' | 'orders') =>
    days.reduce((total, day) => total + day[name], 0);
  return { sales: rupees(sum('paise')), units: sum('units'), orders: sum('orders') };
}
