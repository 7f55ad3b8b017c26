import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { users } from '../../kernel/db/schema/accounts';

/** Gives an account that was opened by a code alone the name and phone of its first address. */
export async function nameAccount(
  db: Database,
  userId: number,
  { fullName, phone }: { fullName: string; phone: string },
): Promise<void> {
  const words = fullName.trim().split(/\s+/u);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  const firstName = words.join(' ');
  await db
    .update(users)
    .set({
      firstName: firstName.slice(0, 60),
      lastName: lastName.slice(0, 60),
      phone: sql`coalesce(${users.phone}, ${phone})`,
    })
    .where(and(eq(users.id, userId), eq(users.firstName, '')));
}
