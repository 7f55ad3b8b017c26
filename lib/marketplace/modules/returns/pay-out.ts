import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { cameBackReturnSchema } from '@/lib/contract/schemas/operators/settlements';
import type { Database } from '../../kernel/db/connection';
import { returns } from '../../kernel/db/schema/returns';
import { transact } from '../../kernel/db/transaction';
import { DomainError } from '../../kernel/errors';
import { market } from '../../kernel/http/actor';
import { enqueueMail } from '../../kernel/mail/outbox';
import { offsetsOfReturns } from '../payments';
import { noteReturned, post, timesReturned, withBankReference } from '../settlement';
import type { ReturnMessage } from './note-step';
import { lockReturn, type ReturnRow } from './queries';
import { refundOf } from './rounding';

type Account = NonNullable<(typeof returns.$inferSelect)['account']>;

/** Returns the part of an account that is kept after the payment. */
export const shortened = (account: Account): Account =>
  account.kind === 'upi'
    ? { kind: 'upi', upi: maskedAccount(account) }
    : { kind: 'bank', name: '', account: maskedAccount(account), ifsc: account.ifsc };

/** Masks an account, `as••@okbank`, `••••6789`: enough for its owner to know it. */
export function maskedAccount(account: Account): string {
  if (account.kind === 'bank') return `••••${account.account.slice(-4)}`;
  const [name = '', bank = ''] = account.upi.split('@');
  return `${name.slice(0, 2).replace(/•/g, '')}••@${bank}`;
}

/** Formats an account for the operator who pays it. */
export const accountText = (account: Account): string =>
  account.kind === 'upi'
    ? account.upi
    : [account.name, account.account, account.ifsc].filter(Boolean).join(', ');

/**
 * Records that the operator paid a refund out; only the end of the account is kept.
 * @throws {NotFound} return_not_found
 * @throws {DomainError} 409 return_cannot_move, cash_first
 * @throws {InvalidFields} utr_taken: another payment has it
 */
export const markPaid = (db: Database, id: number, reference: string, now: Date) =>
  withBankReference('reference', () => pay(db, id, reference, now));

const pay = (db: Database, id: number, reference: string, now: Date) =>
  transact(db, async (tx) => {
    const { row, locked } = await lockReturn(tx, id, market);
    if (row.status !== 'refunded') throw new DomainError(409, 'return_cannot_move');
    if (row.target === 'original_payment' || row.paidAt) {
      throw new DomainError(409, 'return_cannot_move');
    }
    // A payment that never came in is not paid out, whatever store and shopper say.
    if (!locked.payment.captured) throw new DomainError(409, 'cash_first');
    await tx
      .update(returns)
      .set({
        paidAt: now,
        paidReference: reference,
        account: row.account && shortened(row.account),
      })
      .where(eq(returns.id, id));
    const nth = await timesReturned(tx, { kind: 'return', subjectId: id });
    const amount = await paidAmount(tx, row);
    await post(tx, {
      kind: 'refund',
      reference: nth ? `return-paid:${id}:${nth}` : `return-paid:${id}`,
      orderId: row.orderId,
      at: now,
      entries: [
        { account: 'shoppers', amount },
        { account: 'bank', amount: -amount },
      ],
    });
  });

type CameBack = z.output<typeof cameBackReturnSchema> & { by: number | null; now: Date };

/**
 * Records that the bank sent a refund back, which waits again to be paid, to the corrected account; the
 * shopper is told.
 * @throws {NotFound} return_not_found
 * @throws {DomainError} 409 return_cannot_move
 * @throws {InvalidFields} utr_taken
 */
export const noteRefundCameBack = (db: Database, id: number, given: CameBack) =>
  withBankReference('utr', () =>
    transact(db, async (tx) => {
      const { row } = await lockReturn(tx, id, market);
      if (row.status !== 'refunded' || !row.paidReference) {
        throw new DomainError(409, 'return_cannot_move');
      }
      const { refund_to: account, reason, now } = given;
      const subject = { kind: 'return', subjectId: id } as const;
      const nth = await noteReturned(tx, subject, row.paidReference, given);
      await tx
        .update(returns)
        .set({ paidAt: null, paidReference: null, account, target: account.kind })
        .where(eq(returns.id, id));
      const amount = await paidAmount(tx, row);
      await post(tx, {
        kind: 'refund',
        reference: `return-came-back:${id}:${nth}`,
        orderId: row.orderId,
        note: given.utr,
        at: now,
        entries: [
          { account: 'shoppers', amount: -amount },
          { account: 'bank', amount },
        ],
      });
      const told = { returnId: id, status: 'refunded', note: reason } as const;
      const message = { kind: 'return_step', ...told } satisfies ReturnMessage;
      await enqueueMail(tx, message, { storeId: row.storeId });
    }),
  );

/** Returns the paise of a cash refund less operators' earlier refunds. */
async function paidAmount(tx: Database, row: ReturnRow): Promise<number> {
  return refundOf(row) - ((await offsetsOfReturns(tx, [row.id])).get(row.id) ?? 0);
}
