import type { contract } from '@/lib/api/contract/contract';
import type { OperatorPermission } from '@/lib/api/schemas/operators/session';

type Contract = typeof contract;
type AnyRow = {
  [Resource in keyof Contract]: Contract[Resource][keyof Contract[Resource]];
}[keyof Contract];
type WriteOf<Each> = Each extends {
  access: 'operator';
  method: infer Method extends 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: infer Path extends string;
}
  ? `${Method} ${Path}`
  : never;

/** Method and path of an operator's write. */
export type OperatorWrite = WriteOf<AnyRow>;

/** What keeps one person from moving money alone. */
type SecondOperator =
  /** Above a sum of `operator_limits`: a trigger says which wait, and who may approve them (`may_be_second`). */
  | { above: 'refund_alone' | 'adjust_alone' }
  /** Whoever approved it does not pay it: a trigger (`may_pay_settlement`). */
  | 'another than who approved'
  /** The decision about what somebody else asked for. */
  | 'decides for another'
  /** Every owner is told, and a raised sum holds a day later. */
  | 'told, and a day later'
  /** Every owner is told: nothing moves before shoppers buy by it. */
  | 'told'
  /** The sum is not the operator's: orders, the ledger or the price list say it. */
  | 'no sum of their own';

type MoneyMove = {
  /** Of the operator's role; `operatorSignedIn` enforces it. */
  role: OperatorPermission;
  second: SecondOperator;
  /** What moves, and what bounds it. */
  why: string;
};

/**
 * Every operator's write by which money moves, now or later, with its guards. The role is enforced from here; the rules
 * about a second operator are triggers of the database, so that no way around a route leads around them.
 */
export const moneyMoves = {
  'POST /api/operator/adjustments': {
    role: 'finance',
    second: { above: 'adjust_alone' },
    why: 'Credits or charges a store by a sum that is typed; sums of seven days by one operator count together.',
  },
  'POST /api/operator/adjustments/{id}/decide': {
    role: 'finance',
    second: 'decides for another',
    why: 'Lets an adjustment above the limit into the ledger.',
  },
  'POST /api/operator/orders/{orderNumber}/refunds': {
    role: 'orders',
    second: { above: 'refund_alone' },
    why: 'Gives a part of an order back; all such refunds of the order count together, never more than was paid.',
  },
  'POST /api/operator/refunds/{id}/decide': {
    role: 'finance',
    second: 'decides for another',
    why: 'Lets a refund above the limit go.',
  },
  'POST /api/operator/refunds/{id}/paid': {
    role: 'finance',
    second: 'no sum of their own',
    why: 'Notes that a refund of cash was paid; the refund was asked for, and above the limit approved, before.',
  },
  'PUT /api/operator/limits/{name}': {
    role: 'team',
    second: 'told, and a day later',
    why: 'Moves the sums up to which one operator acts alone.',
  },
  'POST /api/operator/orders/{orderNumber}/cancel': {
    role: 'orders',
    second: 'no sum of their own',
    why: 'Gives back what was paid for goods that were not sent.',
  },
  'POST /api/operator/shipments/{id}/advance': {
    role: 'orders',
    second: 'no sum of their own',
    why: 'A delivery captures cash and makes the line payable once its return window has closed.',
  },
  'POST /api/operator/shipments/{id}/arrival': {
    role: 'orders',
    second: 'decides for another',
    why: 'Decides that a shipment arrived whose shopper says that nothing came: its lines become payable.',
  },
  'POST /api/operator/cash': {
    role: 'finance',
    second: 'no sum of their own',
    why: 'Enters cash that was handed over, order by order: each has the sum of its order.',
  },
  'POST /api/operator/returns/{id}/decide': {
    role: 'orders',
    second: 'decides for another',
    why: 'Decides between shopper and store; what is given back is what was paid for the goods.',
  },
  'POST /api/operator/returns/{id}/paid': {
    role: 'finance',
    second: 'no sum of their own',
    why: 'Notes that a return of a cash order was paid; its sum was fixed when the goods came back.',
  },
  'POST /api/operator/returns/{id}/came-back': {
    role: 'finance',
    second: 'no sum of their own',
    why: 'Notes that a refund of cash came back, and where it goes now; the sum stays, and the shopper is told the account.',
  },
  'POST /api/operator/settlements/run': {
    role: 'finance',
    second: 'no sum of their own',
    why: 'Makes the settlements of the last week from the ledger, once.',
  },
  'POST /api/operator/settlements/{id}/approve': {
    role: 'finance',
    second: 'no sum of their own',
    why: 'Lets a settlement be paid; its sum is of the ledger.',
  },
  'POST /api/operator/settlements/export': {
    role: 'finance',
    second: 'another than who approved',
    why: 'Writes the bank file that pays approved settlements.',
  },
  'POST /api/operator/settlements/pay': {
    role: 'finance',
    second: 'another than who approved',
    why: 'Has the payout provider pay approved settlements, to accounts older than 48 hours.',
  },
  'POST /api/operator/settlements/{id}/paid': {
    role: 'finance',
    second: 'no sum of their own',
    why: 'Notes what the bank has paid from a file that another operator wrote.',
  },
  'POST /api/operator/settlements/{id}/came-back': {
    role: 'finance',
    second: 'no sum of their own',
    why: 'Notes that the bank sent a payout back; it is approved and paid anew, and the owner is told.',
  },
  'POST /api/operator/settlements/{id}/failed': {
    role: 'finance',
    second: 'no sum of their own',
    why: 'Notes that the bank could not pay; it is approved and paid anew.',
  },
  'POST /api/operator/payments/refunds/{id}/retry': {
    role: 'finance',
    second: 'no sum of their own',
    why: 'Sends a refund again that did not go through.',
  },
  'POST /api/operator/payments/{number}/ask': {
    role: 'finance',
    second: 'no sum of their own',
    why: 'Asks the provider what became of a payment.',
  },
  'POST /api/operator/payments/events/{id}/settle': {
    role: 'finance',
    second: 'no sum of their own',
    why: 'Reads what the provider has reported.',
  },
  'POST /api/operator/coupons': {
    role: 'catalogue',
    second: 'told',
    why: 'Makes a coupon; the market or a store pays what it gives off later orders.',
  },
  'PUT /api/operator/coupons/{id}': {
    role: 'catalogue',
    second: 'told',
    why: 'Changes what later orders get of a coupon; who pays stays.',
  },
  'POST /api/operator/coupons/{id}/pause': {
    role: 'catalogue',
    second: 'no sum of their own',
    why: 'Pauses a coupon.',
  },
  'POST /api/operator/coupons/{id}/resume': {
    role: 'catalogue',
    second: 'no sum of their own',
    why: 'Lets a coupon be used again.',
  },
  'POST /api/operator/commission-rates': {
    role: 'finance',
    second: 'told',
    why: 'Sets what later deliveries pay; what was delivered keeps its rate.',
  },
} as const satisfies Partial<Record<OperatorWrite, MoneyMove>>;
