import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';
import { stores, vendors } from './stores';

/** The members of a store besides its owner (`stores.vendor_id`). One account works for one store. */
export const storeMembers = pgTable(
  'store_members',
  {
    id: id(),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    vendorId: ref()
      .notNull()
      .references(() => vendors.id),
    role: text({ enum: ['owner', 'catalogue', 'orders'] }).notNull(),
    invitedBy: ref().references(() => vendors.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('store_members_vendor_key').on(t.vendorId),
    index('store_members_store_idx').on(t.storeId),
  ],
);

/** Invitations to work for a store, by the hash of the token in their link. */
export const storeInvitations = pgTable(
  'store_invitations',
  {
    id: id(),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    email: text().notNull(),
    role: text({ enum: ['owner', 'catalogue', 'orders'] }).notNull(),
    hash: text().notNull(),
    invitedBy: ref()
      .notNull()
      .references(() => vendors.id),
    expiresAt: moment().notNull(),
    /** The time at which it was accepted, withdrawn or replaced. */
    endedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('store_invitations_hash_key').on(t.hash),
    index('store_invitations_store_idx').on(t.storeId, t.email),
  ],
);
