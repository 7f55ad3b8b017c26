import type { contract } from '@/lib/contract/contract';

type Contract = typeof contract;
type AnyRow = {
  [Resource in keyof Contract]: Contract[Resource][keyof Contract[Resource]];
}[keyof Contract];
type WriteOf<Each> = Each extends {
  access: `operator:${string}`;
  method: infer Method extends 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: infer Path extends string;
}
  ? `${Method} ${Path}`
  : never;

/** Method and path of an operator's write. */
export type OperatorWrite = WriteOf<AnyRow>;

/** The guard that keeps one person from moving money alone. */
type SecondOperator =
  /**
   * Amounts above a limit of `operator_limits`: a trigger decides which wait, and who may approve them
   * (`may_be_second`).
   */
  | { above: 'refund_alone' | 'adjust_alone' }
  /** The approver may not pay: a trigger enforces it (`may_pay_settlement`). */
  | 'another than who approved'
  /** The write decides about another operator's request. */
  | 'decides for another'
  /** Every owner is told, and a raised limit takes effect a day later. */
  | 'told, and a day later'
  /** Every owner is told; no money moves before shoppers use it. */
  | 'told'
  /** Orders, the ledger or the price list determine the amount, not the operator. */
  | 'no sum of their own';

type MoneyMove = {
  second: SecondOperator;
  /** The money that moves, and its bounds. */
  why: string;
};

/**
 * All operators' writes that move money, now or later, with their guards. Rows of the contract name the permission;
 * triggers of the database enforce the rules about a second operator, whatever route is used.
 */
export const moneyMoves = {
  'POST /api/operator/adjustments': {
    second: { above: 'adjust_alone' },
    why: 'Credits or charges a store by a sum that is typed; sums of seven days by one operator count together.',
  },
  'POST /api/operator/adjustments/{id}/decide': {
    second: 'decides for another',
    why: 'Lets an adjustment above the limit into the ledger.',
  },
  'POST /api/operator/orders/{orderNumber}/refunds': {
    second: { above: 'refund_alone' },
    why: 'Gives a part of an order back; all such refunds of the order count together, never more than was paid.',
  },
  'POST /api/operator/refunds/{id}/decide': {
    second: 'decides for another',
    why: 'Lets a refund above the limit go.',
  },
  'POST /api/operator/refunds/{id}/paid': {
    second: 'no sum of their own',
    why: 'Notes that a refund of cash was paid; the refund was asked for, and above the limit approved, before.',
  },
  'PUT /api/operator/limits/{name}': {
    second: 'told, and a day later',
    why: 'Moves the sums up to which one operator acts alone.',
  },
  'POST /api/operator/orders/{orderNumber}/cancel': {
    second: 'no sum of their own',
    why: 'Gives back what was paid for goods that were not sent.',
  },
  'POST /api/operator/shipments/{id}/advance': {
    second: 'no sum of their own',
    why: 'A delivery captures cash and makes the line payable once its return window has closed.',
  },
  'POST /api/operator/shipments/{id}/arrival': {
    second: 'decides for another',
    why: 'Decides that a shipment arrived whose shopper says that nothing came: its lines become payable.',
  },
  'POST /api/operator/cash': {
    second: 'no sum of their own',
    why: 'Enters cash that was handed over, order by order: each has the sum of its order.',
  },
  'POST /api/operator/cash/remittances': {
    second: 'no sum of their own',
    why: 'Enters what a courier handed over, shipment by shipment; what differs from the cash to collect is told and stays open.',
  },
  'POST /api/operator/returns/{id}/decide': {
    second: 'decides for another',
    why: 'Decides between shopper and store; what is given back is what was paid for the goods.',
  },
  'POST /api/operator/returns/{id}/paid': {
    second: 'no sum of their own',
    why: 'Notes that a return of a cash order was paid; its sum was fixed when the goods came back.',
  },
  'POST /api/operator/returns/{id}/came-back': {
    second: 'no sum of their own',
    why: 'Notes that a refund of cash came back, and where it goes now; the sum stays, and the shopper is told the account.',
  },
  'POST /api/operator/settlements/run': {
    second: 'no sum of their own',
    why: 'Makes the settlements of the last week from the ledger, once.',
  },
  'POST /api/operator/settlements/{id}/approve': {
    second: 'no sum of their own',
    why: 'Lets a settlement be paid; its sum is of the ledger.',
  },
  'POST /api/operator/settlements/export': {
    second: 'another than who approved',
    why: 'Writes the bank file that pays approved settlements.',
  },
  'POST /api/operator/settlements/pay': {
    second: 'another than who approved',
    why: 'Has the payout provider pay approved settlements, to accounts older than 48 hours.',
  },
  'POST /api/operator/settlements/{id}/paid': {
    second: 'no sum of their own',
    why: 'Notes what the bank has paid from a file that another operator wrote.',
  },
  'POST /api/operator/settlements/{id}/came-back': {
    second: 'no sum of their own',
    why: 'Notes that the bank sent a payout back; it is approved and paid anew, and the owner is told.',
  },
  'POST /api/operator/settlements/{id}/failed': {
    second: 'no sum of their own',
    why: 'Notes that the bank could not pay, or that a payout never reached the provider: that by another operator than who had it paid. It is approved and paid anew.',
  },
  'POST /api/operator/payments/refunds/{id}/retry': {
    second: 'no sum of their own',
    why: 'Sends a refund again that did not go through.',
  },
  'POST /api/operator/payments/{number}/ask': {
    second: 'no sum of their own',
    why: 'Asks the provider what became of a payment.',
  },
  'POST /api/operator/payments/events/{id}/settle': {
    second: 'no sum of their own',
    why: 'Reads what the provider has reported.',
  },
  'POST /api/operator/coupons': {
    second: 'told',
    why: 'Makes a coupon; the market or a store pays what it gives off later orders.',
  },
  'PUT /api/operator/coupons/{id}': {
    second: 'told',
    why: 'Changes what later orders get of a coupon; who pays stays.',
  },
  'POST /api/operator/coupons/{id}/pause': {
    second: 'no sum of their own',
    why: 'Pauses a coupon.',
  },
  'POST /api/operator/coupons/{id}/resume': {
    second: 'no sum of their own',
    why: 'Lets a coupon be used again.',
  },
  'POST /api/operator/commission-rates': {
    second: 'told',
    why: 'Sets what later deliveries pay; what was delivered keeps its rate.',
  },
} as const satisfies Partial<Record<OperatorWrite, MoneyMove>>;
