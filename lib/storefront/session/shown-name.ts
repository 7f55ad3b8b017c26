import type { User } from '@/lib/api/schemas/accounts';

type Named = Pick<User, 'first_name' | 'email'>;

/** What to call a shopper; by the address until a name is known. */
export const shownName = ({ first_name, email }: Named): string =>
  first_name || (email.split('@')[0] ?? email);
