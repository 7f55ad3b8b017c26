import type { OperatorStatement } from '@/lib/contract/schemas/operators/statement';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import { findAttempts } from '../payouts/view-attempts';
import { viewStatement } from '../seller/statement';
import { statementFile } from '../seller/statement-file';
import { viewSettlement } from './queries';

type Asked = { id: number; lang: Locale; page: number; limit: number; now: Date };

/**
 * Returns a settlement of any store down to the order line, as its store sees it, with the data that the
 * operator needs to pay it.
 * @throws {NotFound} settlement_not_found
 */
export async function viewOperatorStatement(
  db: Database,
  { now, ...asked }: Asked,
): Promise<Omit<OperatorStatement, 'payouts_by'>> {
  const { store, bank_account } = await viewSettlement(db, asked.id, now);
  const statement = await viewStatement(db, { storeId: store.id, ...asked });
  const payouts = (await findAttempts(db, [asked.id])).get(asked.id) ?? [];
  return { ...statement, store, bank_account, payouts };
}

/** Returns its lines as CSV. @throws {NotFound} settlement_not_found */
export async function operatorStatementFile(
  db: Database,
  { id, lang, now }: { id: number; lang: Locale; now: Date },
): Promise<{ file_name: string; csv: string }> {
  const { store } = await viewSettlement(db, id, now);
  return statementFile(db, { storeId: store.id, id, lang });
}
