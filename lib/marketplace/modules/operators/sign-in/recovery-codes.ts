import { randomInt } from 'node:crypto';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { operatorRecoveryCodes } from '../../../kernel/db/schema/operators';
import { hashSecret } from '../../accounts';

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const most = 10;

const newCode = () => {
  const letters = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
};

const tidied = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Replaces an operator's codes by ten new ones (59 random bits each) and answers them. */
export async function renewRecoveryCodes(tx: Database, operatorId: number): Promise<string[]> {
  const codes = Array.from({ length: most }, newCode);
  await tx.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorId, operatorId));
  await tx
    .insert(operatorRecoveryCodes)
    .values(codes.map((code) => ({ operatorId, hash: hashSecret(tidied(code)) })));
  return codes;
}

/** Uses a code up; whether it was one. */
export async function spendRecoveryCode(
  tx: Database,
  operatorId: number,
  code: string,
): Promise<boolean> {
  const spent = await tx
    .update(operatorRecoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(operatorRecoveryCodes.operatorId, operatorId),
        eq(operatorRecoveryCodes.hash, hashSecret(tidied(code))),
        isNull(operatorRecoveryCodes.usedAt),
      ),
    )
    .returning({ id: operatorRecoveryCodes.id });
  return spent.length > 0;
}

export async function recoveryCodesLeft(db: Database, operatorId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(operatorRecoveryCodes)
    .where(
      and(eq(operatorRecoveryCodes.operatorId, operatorId), isNull(operatorRecoveryCodes.usedAt)),
    );
  return row?.left ?? 0;
}
