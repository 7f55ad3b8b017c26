import type { OperatorRole } from '@/lib/api/schemas/operators/roles';
import type { OperatorPermission } from '@/lib/api/schemas/operators/session';
import { moneyMoves } from './money-moves';

const permissions: Record<OperatorRole, readonly OperatorPermission[]> = {
  owner: ['any', 'sellers', 'catalogue', 'orders', 'support', 'finance', 'team'],
  catalogue: ['any', 'catalogue'],
  support: ['any', 'orders', 'support'],
  finance: ['any', 'orders', 'finance'],
};

/** What the routes below `/api/operator/` are about, by the part of the path that follows. */
const ofPaths: Record<string, OperatorPermission> = {
  me: 'any',
  logout: 'any',
  sessions: 'any',
  today: 'any',
  log: 'team',
  operators: 'team',
  health: 'team',
  vendors: 'sellers',
  listings: 'catalogue',
  catalogue: 'catalogue',
  imports: 'catalogue',
  categories: 'catalogue',
  brands: 'catalogue',
  'brand-requests': 'catalogue',
  pictures: 'catalogue',
  home: 'catalogue',
  searches: 'catalogue',
  search: 'catalogue',
  coupons: 'catalogue',
  deals: 'catalogue',
  reviews: 'support',
  questions: 'support',
  tickets: 'support',
  'ticket-templates': 'support',
  shoppers: 'support',
  content: 'support',
  orders: 'orders',
  shipments: 'orders',
  returns: 'orders',
  refunds: 'finance',
  cash: 'finance',
  payments: 'finance',
  limits: 'team',
  settings: 'team',
  settlements: 'finance',
  adjustments: 'finance',
  'commission-rates': 'finance',
  'tax-figures': 'finance',
};

const rules: Record<string, { role: OperatorPermission } | undefined> = moneyMoves;

/**
 * The permission that a route needs, by its method and template: of what moves money by `moneyMoves`, else by what it
 * is about.
 * @throws where no part of the operator area is known by that name, so that a new one is given a permission
 */
export function permissionOf(method: string, path: string): OperatorPermission {
  const rule = rules[`${method} ${path}`];
  if (rule) return rule.role;
  const permission = ofPaths[path.split('/')[3] ?? ''];
  if (!permission) throw new Error(`${path} has no permission in operators/permissions.ts`);
  return permission;
}

export const roleHas = (role: OperatorRole, permission: OperatorPermission) =>
  permissions[role].includes(permission);
