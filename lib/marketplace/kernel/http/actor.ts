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
