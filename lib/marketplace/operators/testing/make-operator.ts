import type { OperatorRole } from '@/lib/api/schemas/operators/roles';
import { hashSecret, randomSecret } from '../../accounts/sessions/bearer-tokens';
import type { Database } from '../../db/connection';
import { operatorSessions, operators } from '../../db/schema/operators';

/** A signed-in operator. */
export async function makeOperator(db: Database, { role = 'owner' as OperatorRole } = {}) {
  const name = `Operator ${randomSecret().slice(0, 6)}`;
  const email = `${randomSecret().slice(0, 16).toLowerCase()}@haat.example`;
  const [operator] = await db
    .insert(operators)
    .values({ email, name, role, passwordHash: '-', passwordIsTemporary: false })
    .returning({ id: operators.id });
  if (!operator) throw new Error('no operator was inserted');
  const token = randomSecret();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db
    .insert(operatorSessions)
    .values({ operatorId: operator.id, hash: hashSecret(token), expiresAt });
  return { id: operator.id, token, name, email };
}
