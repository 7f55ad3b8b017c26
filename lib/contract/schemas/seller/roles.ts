/** Roles of a store's members; an owner may do everything. Separate from the schemas, so that forms do not load zod. */
export const sellerRoles = ['owner', 'catalogue', 'orders'] as const;
