export const returnPolicies = ['return_7', 'return_10', 'exchange_7', 'none'] as const;

/** `refund`: money back; `exchange`: another unit, size or colour of the same listing. */
export const returnKinds = ['refund', 'exchange'] as const;

export const returnStatuses = [
  'requested',
  'accepted',
  'refused',
  'disputed',
  'picked_up',
  'received',
  'refunded',
  'exchanged',
  'sent_back',
  'lapsed',
] as const;

/** Statuses in which the shopper may ask the market to decide, once. */
export const disputable = [
  'accepted',
  'refused',
  'picked_up',
  'received',
  'exchanged',
  'sent_back',
] as const satisfies readonly ReturnStatus[];

/** Reasons that allow a return whatever the policy. */
export const faults = [
  'damaged',
  'defective',
  'wrong_item',
  'not_as_described',
  'expired',
  'late',
] as const;

export const returnReasons = [...faults, 'size', 'changed_mind', 'other'] as const;

/** The destination of a return's money; for an exchange only if it becomes impossible. */
export const returnTargets = ['original_payment', 'upi', 'bank'] as const;

export const returnConditions = ['sellable', 'damaged'] as const;

/** The tabs of the seller's returns, each with its statuses. */
export const returnTabs = {
  waiting: ['requested'],
  accepted: ['accepted'],
  on_the_way: ['picked_up'],
  received: ['received'],
  disputed: ['disputed'],
  closed: ['refused', 'refunded', 'exchanged', 'sent_back', 'lapsed'],
} as const satisfies Record<string, readonly ReturnStatus[]>;

/** The maximum that the settings may allow for a return. */
export const returnPictureCap = 10;

export type ReturnPolicy = (typeof returnPolicies)[number];
export type ReturnKind = (typeof returnKinds)[number];
export type ReturnStatus = (typeof returnStatuses)[number];
export type ReturnReason = (typeof returnReasons)[number];
export type ReturnTarget = (typeof returnTargets)[number];
export type ReturnCondition = (typeof returnConditions)[number];
export type ReturnTab = keyof typeof returnTabs;

export const isFault = (reason: ReturnReason) => (faults as readonly string[]).includes(reason);
