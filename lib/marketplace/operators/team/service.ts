import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { OperatorRole } from '@/lib/api/schemas/operators/roles';
import type { OperatorAccount } from '@/lib/api/schemas/operators/team';
import { hashPassword } from '../../accounts/passwords/password-hash';
import type { Database } from '../../db/connection';
import { operatorRecoveryCodes, operatorSessions, operators } from '../../db/schema/operators';
import { transact } from '../../db/transaction';
import { DomainError, InvalidFields, NotFound } from '../../host/errors';

const columns = {
  id: operators.id,
  email: operators.email,
  name: operators.name,
  role: operators.role,
  confirmedAt: operators.totpConfirmedAt,
  createdAt: operators.createdAt,
  lastSeen: sql<
    string | null
  >`(select to_char(max(${operatorSessions.lastUsedAt}) at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from ${operatorSessions}
    where ${operatorSessions.operatorId} = ${operators.id})`,
};

const isThere = isNull(operators.removedAt);

/** The accounts of the operator area, the first added first. */
export async function listOperators(db: Database): Promise<OperatorAccount[]> {
  const rows = await db.select(columns).from(operators).where(isThere).orderBy(asc(operators.id));
  return rows.map(({ confirmedAt, createdAt, lastSeen, ...row }) => ({
    ...row,
    is_set_up: confirmedAt !== null,
    last_seen_at: lastSeen,
    added_at: createdAt.toISOString(),
  }));
}

async function findOperator(db: Database, id: number): Promise<OperatorAccount> {
  const found = (await listOperators(db)).find((each) => each.id === id);
  if (!found) throw new NotFound('no_operator_account');
  return found;
}

/** 90 random bits, easily typed. */
const newPassword = () => randomBytes(12).toString('base64url').replace(/[-_]/g, 'x');

/**
 * Adds an account with a temporary password.
 * @throws {InvalidFields} email_taken
 */
export async function addOperator(
  db: Database,
  given: { email: string; name: string; role: OperatorRole },
): Promise<OperatorAccount & { temporary_password: string }> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const [added] = await db
    .insert(operators)
    .values({ ...given, passwordHash })
    .onConflictDoNothing()
    .returning({ id: operators.id });
  if (!added) throw new InvalidFields({ email: 'operator_email_taken' });
  return { ...(await findOperator(db, added.id)), temporary_password: password };
}

/**
 * Locks the owners, so that two changes at once cannot take the last one away.
 * @throws {DomainError} 409 last_owner
 */
async function keepAnOwner(tx: Database, without: number): Promise<void> {
  const owners = await tx
    .select({ id: operators.id })
    .from(operators)
    .where(and(isThere, eq(operators.role, 'owner')))
    .orderBy(asc(operators.id))
    .for('update');
  if (owners.some(({ id }) => id === without) && owners.length === 1) {
    throw new DomainError(409, 'last_owner');
  }
}

/** @throws {NotFound} no_operator_account; {DomainError} 409 last_owner */
export async function changeRole(db: Database, id: number, role: OperatorRole) {
  await transact(db, async (tx) => {
    if (role !== 'owner') await keepAnOwner(tx, id);
    await tx
      .update(operators)
      .set({ role })
      .where(and(eq(operators.id, id), isThere));
  });
  return findOperator(db, id);
}

/** Takes password, authenticator app, recovery codes and sessions away. @throws {NotFound} no_operator_account */
export async function resetOperator(db: Database, id: number) {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  await transact(db, async (tx) => {
    await endSessions(tx, id);
    await tx.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorId, id));
    await tx
      .update(operators)
      .set({
        passwordHash,
        passwordIsTemporary: true,
        totpSecret: null,
        totpConfirmedAt: null,
        lastTotpStep: null,
      })
      .where(and(eq(operators.id, id), isThere));
  });
  return { ...(await findOperator(db, id)), temporary_password: password };
}

/** @throws {NotFound} no_operator_account; {DomainError} 409 last_owner */
export async function removeOperator(db: Database, id: number): Promise<void> {
  await transact(db, async (tx) => {
    await keepAnOwner(tx, id);
    const removed = await tx
      .update(operators)
      .set({ removedAt: sql`now()` })
      .where(and(eq(operators.id, id), isThere))
      .returning({ id: operators.id });
    if (removed.length === 0) throw new NotFound('no_operator_account');
    await endSessions(tx, id);
  });
}

const endSessions = (tx: Database, operatorId: number) =>
  tx
    .update(operatorSessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(operatorSessions.operatorId, operatorId), isNull(operatorSessions.revokedAt)));
