/** Of a store's members; an owner may do everything. Apart from the schemas, so that forms load no zod for it. */
export const sellerRoles = ['owner', 'catalogue', 'orders'] as const;
