import type { ReturnSettings } from '@/lib/contract/schemas/settings/returns';
import type { Database } from '../../kernel/db/connection';
import { readGroupAt } from '../../kernel/settings/queries';

const day = 86_400_000;

type Clock = 'hand_over_days' | 'receive_days' | 'send_days' | 'stock_days' | 'market_days';

/** Returns the moment a clock's number of days, by the settings, after another. */
export const afterDays = (rules: ReturnSettings, clock: Clock, from: Date) =>
  new Date(from.getTime() + rules[clock] * day);

/** Returns the time at which a return continues by itself under that clock; read in the caller's transaction. */
export async function dueAfter(tx: Database, clock: Clock, from: Date): Promise<Date> {
  return afterDays(await readGroupAt(tx, 'returns', from), clock, from);
}
