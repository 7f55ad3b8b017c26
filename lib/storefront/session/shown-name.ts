import type { User } from '@/lib/contract/schemas/accounts';

type Named = Pick<User, 'first_name' | 'email'>;

/** Returns the shopper's displayed name; the local part of the e-mail address until a name is known. */
export const shownName = ({ first_name, email }: Named): string =>
  first_name || (email.split('@')[0] ?? email);
