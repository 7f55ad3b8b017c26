/** What a personal token may do in the seller API. Apart from the schemas, so that forms load no zod for it. */
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

/** Days that a token may be valid for, as the form offers them; at most the last. */
export const tokenDays = [30, 90, 180, 365] as const;
export const mostTokenDays = 365;
