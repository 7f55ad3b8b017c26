import { and, eq, isNull, sql } from 'drizzle-orm';
import type { OperatorMe, OperatorSession } from '@/lib/contract/schemas/operators/session';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import { operatorSessions, operators } from '../../../kernel/db/schema/operators';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, InvalidFields } from '../../../kernel/errors';
import type { Limiter } from '../../../kernel/limits/limiter';
import {
  findDevice,
  forgetDevices,
  hashPassword,
  hashSecret,
  randomSecret,
  refuseCommonPassword,
  rememberDevice,
  trySecondProof,
  verifyDecoy,
  verifyPassword,
} from '../../accounts';
import {
  newTotpSecret,
  openTotpSecret,
  recoveryCodesLeft,
  renewRecoveryCodes,
  spendRecoveryCode,
  totpStep,
  totpUrl,
} from './second-factor';

const sessionHours = 12;

type Given = {
  email: string;
  password: string;
  otp?: string;
  recovery_code?: string;
  new_password?: string;
};

type Operator = typeof operators.$inferSelect;
type SignedInFrom = { lang: Locale; address?: string; userAgent?: string; device?: string };

/** Converts an operator to the form that the area shows. */
export const toOperatorMe = async (
  db: Database,
  { id, email, name, role }: Pick<Operator, 'id' | 'email' | 'name' | 'role'>,
): Promise<OperatorMe> => ({
  id,
  email,
  name,
  role,
  recovery_codes: await recoveryCodesLeft(db, id),
});

/**
 * Signs an operator in for 12 hours: by password and a code of the authenticator app, or a recovery code. The
 * first sign-in sets up the app and replaces the temporary password.
 * @throws {DomainError} 401 wrong_credentials; temporary_password_lapsed a day after it was given
 * @throws {InvalidFields} app_code_wrong, or new_password if one is needed
 */
export async function logInOperator(
  { db, limiter }: { db: Database; limiter: Limiter },
  given: Given,
  from: SignedInFrom,
): Promise<OperatorSession> {
  const [found] = await db
    .select({ operator: operators, isLapsed })
    .from(operators)
    .where(and(eq(operators.email, given.email), isNull(operators.removedAt)));
  const operator = found?.operator;
  const isRight = operator
    ? await verifyPassword(operator.passwordHash, given.password)
    : await verifyDecoy(given.password);
  if (!operator || !isRight) throw new DomainError(401, 'wrong_credentials');
  if (found.isLapsed) throw new DomainError(401, 'temporary_password_lapsed');
  if (operator.totpConfirmedAt && !given.otp && !given.recovery_code) {
    return { success: true, needs: 'otp' };
  }
  if (!operator.totpConfirmedAt && !given.otp) return showSecret(db, operator);
  const device = operator.totpConfirmedAt
    ? await findDevice(db, { operatorId: operator.id }, from.device)
    : undefined;
  const { id, email, name } = operator;
  const person = { email, name, lang: from.lang };
  const proof = await trySecondProof(
    { db, limiter },
    { area: 'operator', id, person, address: from.address, device },
  );
  const session = operator.totpConfirmedAt
    ? await prove(db, operator, given, from)
    : await enrol(db, operator, given, from);
  await proof.passed();
  return session;
}

function prove(db: Database, operator: Operator, given: Given, from: SignedInFrom) {
  return transact(db, async (tx) => {
    if (given.otp) await spendTotp(tx, operator.id, given.otp);
    else if (!(await spendRecoveryCode(tx, operator.id, given.recovery_code ?? ''))) {
      throw new InvalidFields({ recovery_code: 'recovery_code' });
    }
    return openSession(tx, operator, from);
  });
}

const isLapsed = sql<boolean>`${operators.passwordIsTemporary}
  and coalesce(${operators.temporaryUntil} <= now(), false)`;

/** Returns the secret for display until one of its codes confirms it, so that a closed window loses nothing. */
async function showSecret(db: Database, operator: Operator) {
  const secret = operator.totpSecret
    ? openTotpSecret(operator.totpSecret)
    : await storeNewSecret(db, operator.id);
  const totp_url = totpUrl(secret, operator.email);
  return { success: true, needs: 'enrol', secret, totp_url } as const;
}

async function enrol(db: Database, operator: Operator, given: Given, from: SignedInFrom) {
  const { otp = '', new_password: password } = given;
  if (operator.passwordIsTemporary) {
    if (!password || password === given.password) {
      throw new InvalidFields({ new_password: 'password_required' });
    }
    refuseCommonPassword(password, 'new_password');
  }
  const passwordHash = password ? await hashPassword(password) : operator.passwordHash;
  return transact(db, async (tx) => {
    await spendTotp(tx, operator.id, otp);
    await tx
      .update(operators)
      .set({ totpConfirmedAt: sql`now()`, passwordHash, passwordIsTemporary: false })
      .where(eq(operators.id, operator.id));
    await forgetDevices(tx, { operatorId: operator.id });
    const recovery_codes = await renewRecoveryCodes(tx, operator.id);
    return { ...(await openSession(tx, operator, from)), recovery_codes };
  });
}

async function storeNewSecret(db: Database, id: number): Promise<string> {
  const { secret, sealed } = newTotpSecret();
  await db.update(operators).set({ totpSecret: sealed }).where(eq(operators.id, id));
  return secret;
}

/**
 * Accepts a code of the authenticator app once: of two calls with the same code only one succeeds.
 * @throws {InvalidFields} app_code_wrong
 */
export async function spendTotp(tx: Database, id: number, otp: string): Promise<void> {
  const [row] = await tx.select().from(operators).where(eq(operators.id, id)).for('update');
  const secret = row?.totpSecret && openTotpSecret(row.totpSecret);
  const step = secret ? totpStep(secret, otp, row.lastTotpStep) : undefined;
  if (step === undefined) throw new InvalidFields({ otp: 'app_code_wrong' });
  await tx.update(operators).set({ lastTotpStep: step }).where(eq(operators.id, id));
}

async function openSession(
  tx: Database,
  operator: Operator,
  { lang, userAgent, device: given }: SignedInFrom,
) {
  const token = randomSecret();
  await tx.update(operators).set({ locale: lang }).where(eq(operators.id, operator.id));
  await tx.insert(operatorSessions).values({
    operatorId: operator.id,
    hash: hashSecret(token),
    userAgent,
    expiresAt: new Date(Date.now() + sessionHours * 3_600_000),
  });
  const device = await rememberDevice(tx, { operatorId: operator.id }, given);
  return { success: true, token, device, data: await toOperatorMe(tx, operator) } as const;
}
