/** Rights of a personal token in the seller API. Separate from the schemas, so that forms do not load zod. */
export const apiScopes = [
  'listings:read',
  'listings:write',
  'stock:read',
  'stock:write',
  'orders:read',
  'orders:write',
  'money:read',
  'feedback:read',
  'feedback:write',
  'webhooks:write',
] as const;

export type ApiScope = (typeof apiScopes)[number];

/** Validity periods in days, as the form offers them; the last is the maximum. */
export const tokenDays = [30, 90, 180, 365] as const;
export const mostTokenDays = 365;
