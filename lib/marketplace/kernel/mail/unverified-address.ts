import type { Limiter } from '../limits/limiter';

type Kind = 'application' | 'ticket' | 'newsletter';

/**
 * Returns whether one more mail of that kind may go to an address whose owner has not confirmed it, and
 * counts it. The limit is the mailbox's, so that no number of callers or spellings can flood it.
 */
export async function mayMailUnverified(
  limiter: Limiter,
  kind: Kind,
  email: string,
): Promise<boolean> {
  const wait = await limiter.take('stranger_mail', { account: `${kind} ${mailboxOf(email)}` });
  return wait === undefined;
}

const dotless = ['gmail.com', 'googlemail.com'];

/**
 * Returns one name for the spellings of an address that reach the same mailbox: `a.b+c@gmail.com` is
 * `ab@gmail.com`.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const name = local.split('+')[0] || local;
  return dotless.includes(domain)
    ? `${name.replaceAll('.', '')}@${dotless[0]}`
    : `${name}@${domain}`;
}
