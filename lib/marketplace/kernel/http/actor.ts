import type { OperatorRole } from '@/lib/api/schemas/operators/roles';
import type { SellerRole } from '@/lib/api/schemas/seller/session';

/** Who is signed in, as services see it. */
export type Shopper = { id: number; email: string; isVerified: boolean; tokenId: number };

/** A member of a store, as services see them. */
export type Seller = {
  vendorId: number;
  storeId: number;
  role: SellerRole;
  /** Open orders of a suspended store go on; nothing of it is sold. */
  isSuspended: boolean;
  /** Of the session; null for a personal token. */
  tokenId: number | null;
  /** An operator looks at the store's area, and may change nothing. */
  view?: { /** Of the store's application. */ number: string /** ISO 8601. */; expiresAt: string };
};

/** Who runs the market; `id` is null for the key OPERATOR_TOKEN. */
export type Operator = { id: number | null; role: OperatorRole; sessionId: number | null };

/**
 * Who acts, as modules are told: made at the border from whoever is signed in, and never absent. `id` of an operator is
 * null for the market's key.
 */
export type Actor =
  | { kind: 'shopper'; id: number }
  | { kind: 'seller'; storeId: number }
  | { kind: 'operator'; id: number | null };

/** Who may manage what stores sell: a store its own, operators that of all. */
export type Manager = Extract<Actor, { kind: 'seller' | 'operator' }>;
