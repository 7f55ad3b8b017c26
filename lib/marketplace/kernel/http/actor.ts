import type { OperatorRole } from '@/lib/contract/schemas/operators/roles';
import type { SellerRole } from '@/lib/contract/schemas/seller/session';

/** The signed-in shopper, as services see it. */
export type Shopper = { id: number; email: string; isVerified: boolean; tokenId: number };

/** A member of a store, as services see them. */
export type Seller = {
  vendorId: number;
  storeId: number;
  role: SellerRole;
  /** True for a suspended store: its open orders continue; nothing of it is sold. */
  isSuspended: boolean;
  /** The token of the session; null for a personal token. */
  tokenId: number | null;
  /** Set if an operator looks at the store's area; the operator may change nothing. */
  view?: { /** The application's number. */ number: string /** ISO 8601. */; expiresAt: string };
};

/** The signed-in operator; `id` is null for the key OPERATOR_TOKEN. */
export type Operator = { id: number | null; role: OperatorRole; sessionId: number | null };

/**
 * The actor that modules are given: made at the border from whoever is signed in, and never absent. An
 * operator's `id` is null for the market's key; `market` acts by itself, in jobs and mails.
 */
export type Actor =
  | { kind: 'shopper'; id: number }
  | { kind: 'seller'; storeId: number }
  | { kind: 'operator'; id: number | null }
  | { kind: 'market' };

/** The market itself, as the actor of jobs, mails and the command line. */
export const market = { kind: 'market' } as const;

/** Returns a store, for which any of its members acts, as an actor. */
export const asStore = ({ storeId }: { storeId: number }) => ({ kind: 'seller', storeId }) as const;

/** Returns a signed-in shopper as an actor. */
export const asShopper = ({ id }: { id: number }) => ({ kind: 'shopper', id }) as const;

/** Actors who may manage what stores sell: a store its own, operators that of all. */
export type Manager = Extract<Actor, { kind: 'seller' | 'operator' }>;
