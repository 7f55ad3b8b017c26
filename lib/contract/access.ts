import { type OperatorRole, operatorRoles } from './schemas/operators/roles';
import { sellerRoles } from './schemas/seller/roles';
import type { ApiScope } from './schemas/seller/scopes';
import type { SellerRole } from './schemas/seller/session';

/** Permissions of a store's members by role. */
const ofSellers = {
  owner: ['any', 'catalogue', 'orders', 'money', 'store'],
  catalogue: ['any', 'catalogue'],
  orders: ['any', 'orders'],
} as const satisfies Record<SellerRole, readonly string[]>;

/** Permissions of operators by role. */
const ofOperators = {
  owner: ['any', 'sellers', 'catalogue', 'orders', 'support', 'finance', 'team'],
  catalogue: ['any', 'catalogue'],
  support: ['any', 'orders', 'support'],
  finance: ['any', 'orders', 'finance'],
} as const satisfies Record<OperatorRole, readonly string[]>;

export type SellerPermission = (typeof ofSellers)['owner'][number];
export type OperatorPermission = (typeof ofOperators)['owner'][number];

/**
 * The callers of a route: anybody, a signed-in shopper, a signed-in vendor (whose store may still wait for
 * approval), a member of an open store whose role has the permission, or such an operator.
 */
export type Access =
  | 'everybody'
  | 'shopper'
  | 'vendor'
  | `seller:${SellerPermission}`
  | `operator:${OperatorPermission}`;

/** The subject of the scopes of personal tokens. */
export type ScopeSubject = ApiScope extends `${infer Subject}:${string}` ? Subject : never;

/** Returns true if a store's members with this role have the permission. */
export const sellerMay = (role: SellerRole, permission: SellerPermission): boolean =>
  (ofSellers[role] as readonly SellerPermission[]).includes(permission);

/** Returns true if operators with this role have the permission. */
export const operatorMay = (role: OperatorRole, permission: OperatorPermission): boolean =>
  (ofOperators[role] as readonly OperatorPermission[]).includes(permission);

/** A kind of callers. */
export type Caller = 'everybody' | 'shopper' | 'vendor' | 'seller' | 'operator';

/** The kind of callers, and the permission that the caller's role needs. */
type Permitted =
  | { kind: 'everybody' | 'shopper' | 'vendor' }
  | { kind: 'seller'; permission: SellerPermission }
  | { kind: 'operator'; permission: OperatorPermission };

/** Splits a route's `access` into the kind of caller and the permission. */
export function callerOf(access: Access): Permitted {
  const [kind, permission] = access.split(':');
  return { kind, permission } as Permitted;
}

/** Returns the roles of members or operators that may call a route; empty for other kinds of callers. */
export function rolesOf(access: Access): readonly (SellerRole | OperatorRole)[] {
  const caller = callerOf(access);
  if (caller.kind === 'seller') {
    return sellerRoles.filter((role) => sellerMay(role, caller.permission));
  }
  if (caller.kind === 'operator') {
    return operatorRoles.filter((role) => operatorMay(role, caller.permission));
  }
  return [];
}

/** Returns the scope that a personal token needs for a route; undefined if tokens cannot call it. */
export function scopeOf(row: { method: string; scope?: ScopeSubject }): ApiScope | undefined {
  return row.scope && (`${row.scope}:${row.method === 'GET' ? 'read' : 'write'}` as ApiScope);
}
