import { and, asc, eq, sql } from 'drizzle-orm';
import type { Staff } from '@/lib/contract/schemas/seller/staff';
import { fullName } from '@/lib/i18n/names/full-name';
import type { Database } from '../../../kernel/db/connection';
import { tokens } from '../../../kernel/db/schema/accounts';
import { storeInvitations, storeMembers } from '../../../kernel/db/schema/sellers';
import { stores, vendors } from '../../../kernel/db/schema/stores';
import { isOpen } from './service';

/** Returns the members of a store, its founder first, and the open invitations. */
export async function findStaff(db: Database, storeId: number): Promise<Staff> {
  const isFounder = eq(stores.vendorId, vendors.id);
  const lastSeen = sql<Date | null>`(select max(${tokens.lastUsedAt}) from ${tokens}
    where ${tokens.vendorId} = ${vendors.id} and ${tokens.opensSellerArea})`;
  const [members, invitations] = await Promise.all([
    db
      .select({
        vendor: vendors,
        role: sql<Staff['members'][number]['role']>`coalesce(${storeMembers.role}, 'owner')`,
        is_founder: sql<boolean>`${isFounder}`,
        lastSeen: lastSeen.mapWith(tokens.lastUsedAt),
      })
      .from(vendors)
      .innerJoin(stores, eq(stores.id, storeId))
      .leftJoin(
        storeMembers,
        and(eq(storeMembers.vendorId, vendors.id), eq(storeMembers.storeId, storeId)),
      )
      .where(sql`${isFounder} or ${storeMembers.id} is not null`)
      .orderBy(sql`${isFounder} desc`, asc(vendors.id)),
    db
      .select()
      .from(storeInvitations)
      .where(and(eq(storeInvitations.storeId, storeId), isOpen))
      .orderBy(asc(storeInvitations.id)),
  ]);
  return {
    members: members.map(({ vendor, role, is_founder, lastSeen }) => ({
      id: vendor.id,
      name: fullName(vendor.firstName, vendor.lastName),
      email: vendor.email,
      role,
      is_founder,
      last_seen_at: lastSeen?.toISOString() ?? null,
    })),
    invitations: invitations.map(({ id, email, role, expiresAt }) => ({
      id,
      email,
      role,
      expires_at: expiresAt.toISOString(),
    })),
  };
}
