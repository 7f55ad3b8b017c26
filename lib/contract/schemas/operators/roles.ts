/** Roles of operators; an owner may do everything. */
export const operatorRoles = ['owner', 'catalogue', 'support', 'finance'] as const;

export type OperatorRole = (typeof operatorRoles)[number];
