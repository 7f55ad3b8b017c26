import type { CodeChannel } from '@/lib/contract/schemas/orders/cash-code';
import type { Database } from '../../../kernel/db/connection';
import type { AddressSnapshot } from '../../../kernel/db/schema/orders';
import { DomainError } from '../../../kernel/errors';
import { sealCashCodeRequest, spendCashCode } from '../../accounts';
import type { CashRisk } from '../../cash-risk';
import { decideCash } from './limits';

type Order = Parameters<typeof decideCash>[1] & { address: AddressSnapshot };
type Given = { settings: Parameters<typeof decideCash>[2]; codeId: number | undefined };

/** Returns what the code of a cash order is bound to: the account, and the number of the delivery address. */
export const codeSubject = (userId: number, { phone }: AddressSnapshot) => ({ userId, phone });

/**
 * Requires that an order can be paid on delivery, with the code that its risk asks for, which is used up.
 * @param codeId the right code, if one was given
 * @returns the risk as it was scored, and the way by which the code was sent
 * @throws {DomainError} 422 with the refusal's code, or cash_code_needed with the request by which a code is sent
 * @throws {InvalidFields} otp_wrong at `cash_code`, if another order has used it up
 */
export async function requireCashOrder(
  tx: Database,
  order: Order,
  { settings, codeId }: Given,
): Promise<{ risk?: CashRisk; confirmedBy?: CodeChannel }> {
  const { refusal, risk, needsCode } = await decideCash(tx, order, settings);
  if (refusal) {
    const { code, params } = refusal;
    throw new DomainError(422, code, { params, data: { method: 'cod' } });
  }
  if (codeId !== undefined) return { risk, confirmedBy: await spendCashCode(tx, codeId) };
  if (!needsCode) return { risk };
  const request = sealCashCodeRequest(codeSubject(order.userId, order.address), order.now);
  throw new DomainError(422, 'cash_code_needed', { data: { method: 'cod', cash_code: request } });
}
