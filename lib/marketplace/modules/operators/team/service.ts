import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { OperatorRole } from '@/lib/contract/schemas/operators/roles';
import type { OperatorAccount } from '@/lib/contract/schemas/operators/team';
import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import {
  operatorRecoveryCodes,
  operatorSessions,
  operators,
} from '../../../kernel/db/schema/operators';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, InvalidFields, NotFound } from '../../../kernel/errors';
import type { Mail } from '../../../kernel/mail/mailer';
import { enqueueMail } from '../../../kernel/mail/outbox';
import { button, greeting, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { hashPassword } from '../../accounts';
import { spendTotp } from '../sign-in/service';

const columns = {
  id: operators.id,
  email: operators.email,
  name: operators.name,
  role: operators.role,
  confirmedAt: operators.totpConfirmedAt,
  createdAt: operators.createdAt,
  lastSeen: sql<string | null>`(select to_char(max(used.last_used_at) at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from ${operatorSessions} used
    where used.operator_id = operators.id)`,
};

const isThere = isNull(operators.removedAt);

/** Returns the accounts of the operator area, the first added first. */
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

type Account = typeof operators.$inferSelect;

/** The author of a change of the team; the market's key (`id` null) has no authenticator and sends no code. */
export type By = { id: number | null; otp?: string };

/**
 * Runs a change of the team in one transaction: needs an owner's fresh authenticator code, runs one change at a
 * time, and mails every owner from before the change.
 * @throws {InvalidFields} otp, app_code_wrong
 */
async function changeTeam(
  db: Database,
  by: By,
  change: (tx: Database, owners: Account[]) => Promise<TeamChange>,
): Promise<void> {
  return transact(db, async (tx) => {
    // The locks have one order: concurrent changes can neither remove the last owner nor deadlock.
    const owners = await tx
      .select()
      .from(operators)
      .where(and(isThere, eq(operators.role, 'owner')))
      .orderBy(asc(operators.id))
      .for('update');
    const actor = owners.find(({ id }) => id === by.id);
    if (by.id !== null) {
      if (!actor) throw new DomainError(403, 'operator_role');
      if (!by.otp) throw new InvalidFields({ otp: 'otp' });
      await spendTotp(tx, by.id, by.otp);
    }
    const done = await change(tx, owners);
    for (const owner of owners) {
      await enqueueMail(tx, { kind: 'written', mail: teamMail(owner, done, actor?.name) });
    }
  });
}

/** Returns a password of 90 random bits that is easy to type. */
const newPassword = () => randomBytes(12).toString('base64url').replace(/[-_]/g, 'x');

const accessBy = ({ id }: By) => ({ accessGivenBy: id, accessGivenAt: sql`now()` });
const forADay = sql`now() + interval '24 hours'`;

/**
 * Adds an account with a password that works once, within a day.
 * @throws as `changeTeam`; {InvalidFields} operator_email_taken
 */
export async function addOperator(
  db: Database,
  by: By,
  given: { email: string; name: string; role: OperatorRole },
): Promise<OperatorAccount & { temporary_password: string }> {
  const { email, name, role } = given;
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  let id = 0;
  await changeTeam(db, by, async (tx) => {
    const [of] = await tx
      .insert(operators)
      .values({ email, name, role, passwordHash, temporaryUntil: forADay, ...accessBy(by) })
      .onConflictDoNothing()
      .returning();
    if (!of) throw new InvalidFields({ email: 'operator_email_taken' });
    id = of.id;
    return { kind: 'added', of };
  });
  return { ...(await findOperator(db, id)), temporary_password: password };
}

/**
 * Refuses a change of one's own account.
 * @throws {DomainError} 409 operator_self
 */
function refuseSelf(by: By, id: number): void {
  if (by.id === id) throw new DomainError(409, 'operator_self');
}

async function lockAccount(tx: Database, id: number): Promise<Account> {
  const [account] = await tx
    .select()
    .from(operators)
    .where(and(eq(operators.id, id), isThere))
    .for('update');
  if (!account) throw new NotFound('no_operator_account');
  return account;
}

/**
 * Refuses to remove the last owner.
 * @throws {DomainError} 409 last_owner
 */
function keepAnOwner(owners: Account[], without: number): void {
  if (owners.length === 1 && owners[0]?.id === without) throw new DomainError(409, 'last_owner');
}

/**
 * Changes the role of an account.
 * @throws as `changeTeam`; {NotFound} no_operator_account; {DomainError} 409 last_owner, operator_self
 */
export async function changeRole(db: Database, by: By, id: number, role: OperatorRole) {
  refuseSelf(by, id);
  await changeTeam(db, by, async (tx, owners) => {
    await lockAccount(tx, id);
    if (role !== 'owner') keepAnOwner(owners, id);
    const changed = await tx
      .update(operators)
      .set({ role, ...accessBy(by) })
      .where(eq(operators.id, id))
      .returning();
    return { kind: 'role', of: firstRow(changed) };
  });
  return findOperator(db, id);
}

/**
 * Removes password, authenticator app, recovery codes and sessions; the new password works once, within a day.
 * @throws as `changeTeam`; {NotFound} no_operator_account; {DomainError} 409 operator_self
 */
export async function resetOperator(db: Database, by: By, id: number) {
  refuseSelf(by, id);
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  await changeTeam(db, by, async (tx) => {
    const of = await lockAccount(tx, id);
    await endSessions(tx, id);
    await tx.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorId, id));
    await tx
      .update(operators)
      .set({
        passwordHash,
        passwordIsTemporary: true,
        temporaryUntil: forADay,
        totpSecret: null,
        totpConfirmedAt: null,
        lastTotpStep: null,
        ...accessBy(by),
      })
      .where(eq(operators.id, id));
    return { kind: 'reset', of };
  });
  return { ...(await findOperator(db, id)), temporary_password: password };
}

/**
 * Removes an account.
 * @throws as `changeTeam`; {NotFound} no_operator_account; {DomainError} 409 last_owner, operator_self
 */
export async function removeOperator(db: Database, by: By, id: number): Promise<void> {
  refuseSelf(by, id);
  await changeTeam(db, by, async (tx, owners) => {
    const of = await lockAccount(tx, id);
    keepAnOwner(owners, id);
    await tx.update(operators).set({ removedAt: sql`now()` }).where(eq(operators.id, id));
    await endSessions(tx, id);
    return { kind: 'removed', of };
  });
}

const endSessions = (tx: Database, operatorId: number) =>
  tx
    .update(operatorSessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(operatorSessions.operatorId, operatorId), isNull(operatorSessions.revokedAt)));

type Owner = { email: string; name: string; locale: Locale };

/** A change of an account of the operator area. */
type TeamChange = {
  kind: 'added' | 'role' | 'reset' | 'removed';
  of: { id: number; email: string; name: string; role: OperatorRole };
};

/**
 * Composes the mail that tells an owner who changed which account.
 * @param by the operator's name; undefined for the market's key
 */
export function teamMail(
  { email, name, locale }: Owner,
  { kind, of }: TeamChange,
  by: string | undefined,
): Mail {
  const t = (key: TextKeyUnder<'mail.team'>) => textOf(locale, `mail.team.${key}`);
  const account = `${of.name} (${of.email})`;
  const role = textOf(locale, `mail.team.roles.${of.role}`);
  const subject = textOf(locale, `mail.team.subject.${kind}`, { name: of.name });
  const said = { by: by ?? t('by_key'), account, role };
  return composeMail(locale, email, 'operator', subject, [
    greeting(locale, name),
    paragraph(textOf(locale, `mail.team.intro.${kind}`, said)),
    paragraph(t('not_you'), 'soft'),
    button(t('open'), pageLink(locale, '/operator/team')),
  ]);
}
