import { eq } from 'drizzle-orm';
import type { OperatorRole } from '@/lib/contract/schemas/operators/roles';
import type { Database } from '../../../kernel/db/connection';
import { operatorSessions, operators } from '../../../kernel/db/schema/operators';
import { hashSecret, randomSecret } from '../../accounts/sessions/bearer-tokens';
import { newTotpSecret, totpAt } from '../sign-in/second-factor';

/** Creates a signed-in operator. */
export async function makeOperator(db: Database, { role = 'owner' as OperatorRole } = {}) {
  const name = `Operator ${randomSecret().slice(0, 6)}`;
  const email = `${randomSecret().slice(0, 16).toLowerCase()}@haat.example`;
  const { secret, sealed } = newTotpSecret();
  const [operator] = await db
    .insert(operators)
    .values({
      email,
      name,
      role,
      passwordHash: '-',
      passwordIsTemporary: false,
      totpSecret: sealed,
      totpConfirmedAt: new Date(),
    })
    .returning({ id: operators.id });
  if (!operator) throw new Error('no operator was inserted');
  const token = randomSecret();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db
    .insert(operatorSessions)
    .values({ operatorId: operator.id, hash: hashSecret(token), expiresAt });
  const { id } = operator;
  /** Returns a code that counts as unused, so that a test need not wait for the next one. */
  async function freshCode(): Promise<string> {
    await db.update(operators).set({ lastTotpStep: null }).where(eq(operators.id, id));
    return totpAt(secret);
  }
  return { id, token, name, email, freshCode };
}
