import type { SellerRole } from '@/lib/contract/schemas/seller/session';
import type { Database } from '../../../kernel/db/connection';
import { tokens } from '../../../kernel/db/schema/accounts';
import { storeMembers } from '../../../kernel/db/schema/sellers';
import { type stores, vendors } from '../../../kernel/db/schema/stores';
import { makeStore } from '../../../kernel/db/testing/fixtures';
import { hashSecret, randomSecret } from '../../accounts/sessions/bearer-tokens';

/** Makes a store with a signed-in member: its owner, or somebody who joined it in another role. */
export async function makeSeller(
  db: Database,
  {
    role = 'owner',
    store: given,
    ...values
  }: { role?: SellerRole; store?: typeof stores.$inferSelect } & Partial<
    typeof stores.$inferInsert
  > = {},
): Promise<{ token: string; vendorId: number; store: typeof stores.$inferSelect }> {
  const store = given ?? (await makeStore(db, values));
  const vendorId = role === 'owner' ? store.vendorId : await makeMember(db, store.id, role);
  const token = randomSecret();
  await db.insert(tokens).values({
    hash: hashSecret(token),
    vendorId,
    opensSellerArea: true,
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  return { token, vendorId, store };
}

async function makeMember(db: Database, storeId: number, role: SellerRole): Promise<number> {
  const email = `member-${randomSecret().slice(0, 12).toLowerCase()}@example.in`;
  const person = { firstName: 'Mira', lastName: 'Joshi', phone: '9800000001', passwordHash: '-' };
  const [vendor] = await db
    .insert(vendors)
    .values({ ...person, email })
    .returning({ id: vendors.id });
  if (!vendor) throw new Error('no vendor was inserted');
  await db.insert(storeMembers).values({ storeId, vendorId: vendor.id, role });
  return vendor.id;
}
