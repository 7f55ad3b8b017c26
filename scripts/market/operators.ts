import type { OperatorAccount } from '@/lib/contract/schemas/operators/team';
import { dayOf } from '@/lib/time/india';
import { type Market, MarketError } from './connect';
import { table } from './table';

type Added = OperatorAccount & { temporary_password: string };

/** Prints the accounts of the operator area. */
export async function listOperators(market: Market): Promise<void> {
  const accounts = await market<OperatorAccount[]>('GET', '/operators');
  if (!accounts.length) {
    console.log('Nobody yet: npm run market -- operators add <e-mail> --name "…"');
    return;
  }
  console.log(
    table(
      ['E-MAIL', 'NAME', 'ROLE', 'SET UP', 'LAST SEEN'],
      accounts.map((it) => [
        it.email,
        it.name,
        it.role,
        it.is_set_up ? 'yes' : 'no',
        it.last_seen_at ? dayOf(it.last_seen_at) : '',
      ]),
    ),
  );
}

/** Adds an account, by default an owner's. */
export async function addOperator(
  market: Market,
  email: string | undefined,
  { name, role = 'owner' }: { name?: string; role?: string },
): Promise<void> {
  if (!email || !name) throw new MarketError('Say who: operators add <e-mail> --name "…"');
  show(await market<Added>('POST', '/operators', { email, name, role }));
}

/** Resets an operator who has lost password, app and recovery codes. */
export async function resetOperator(market: Market, email: string | undefined): Promise<void> {
  show(await market<Added>('POST', `/operators/${await idOf(market, email)}/reset`, {}));
}

export async function removeOperator(market: Market, email: string | undefined): Promise<void> {
  await market('POST', `/operators/${await idOf(market, email)}/remove`, {});
  console.log(`${email} is no operator any more.`);
}

async function idOf(market: Market, email: string | undefined): Promise<number> {
  if (!email) throw new MarketError('Say whose account, by its e-mail address.');
  const accounts = await market<OperatorAccount[]>('GET', '/operators');
  const account = accounts.find((each) => each.email === email.toLowerCase());
  if (!account) throw new MarketError(`Nobody has an account with the address ${email}.`);
  return account.id;
}

function show({ email, role, temporary_password: password }: Added): void {
  console.log(`${email}, ${role}\nPassword for the first sign-in, within a day: ${password}`);
}
