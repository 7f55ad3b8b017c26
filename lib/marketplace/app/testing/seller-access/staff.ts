import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { storeInvitations } from '../../../kernel/db/schema/sellers';
import { stores } from '../../../kernel/db/schema/stores';
import { randomSecret } from '../../../modules/accounts/sessions/bearer-tokens';
import { makeSeller } from '../../../modules/sellers/testing/members';
import type { SellerRoutes } from './table';

async function member(db: Database, storeId: number): Promise<string> {
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
  const { vendorId } = await makeSeller(db, { role: 'orders', store });
  return `/api/seller/staff/${vendorId}`;
}

async function invitation(db: Database, storeId: number): Promise<string> {
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
  const [made] = await db
    .insert(storeInvitations)
    .values({
      storeId,
      email: 'new@example.in',
      role: 'orders',
      hash: randomSecret(),
      invitedBy: Number(store?.vendorId),
      expiresAt: new Date(Date.now() + 60_000),
    })
    .returning({ id: storeInvitations.id });
  return `/api/seller/staff/invitations/${made?.id}`;
}

export const staffAccess: SellerRoutes = {
  'POST /api/seller/staff/invitations': {
    body: { email: 'somebody@example.in', role: 'orders' },
  },
  'DELETE /api/seller/staff/invitations/{id}': { own: invitation },
  'PUT /api/seller/staff/{id}': { body: { role: 'catalogue' }, own: member },
  'DELETE /api/seller/staff/{id}': { own: member },
};
