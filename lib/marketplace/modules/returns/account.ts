import type { returns } from '../../kernel/db/schema/returns';

type Account = NonNullable<(typeof returns.$inferSelect)['account']>;

/** What is kept of an account once it was paid. */
export const shortened = (account: Account): Account =>
  account.kind === 'upi'
    ? { kind: 'upi', upi: maskedAccount(account) }
    : { kind: 'bank', name: '', account: maskedAccount(account), ifsc: account.ifsc };

/** `as••@okbank`, `••••6789`: enough for its owner to know it. */
export function maskedAccount(account: Account): string {
  if (account.kind === 'bank') return `••••${account.account.slice(-4)}`;
  const [name = '', bank = ''] = account.upi.split('@');
  return `${name.slice(0, 2).replace(/•/g, '')}••@${bank}`;
}

/** An account as the operator pays it. */
export const accountText = (account: Account): string =>
  account.kind === 'upi'
    ? account.upi
    : [account.name, account.account, account.ifsc].filter(Boolean).join(', ');
