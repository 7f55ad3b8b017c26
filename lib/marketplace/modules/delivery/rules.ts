import type { DeliverySettings } from '@/lib/contract/schemas/settings/delivery';
import type { PincodeRule } from '@/lib/contract/schemas/settings/pincodes';
import type { Settings } from '../../kernel/settings/registry';
import { type Learned, learnedLanes } from './promise/lanes';

/** The rules that decide whether, when and for how much a shipment goes to a pincode. */
export type DeliveryRules = DeliverySettings & {
  pincodes: readonly PincodeRule[];
  /** Lanes learned from past deliveries; they take precedence over the days by zone. */
  learned: Learned;
};

/** Returns the delivery rules of the settings, with what this process knows of past deliveries. */
export const deliveryRules = ({
  delivery,
  pincodes,
}: Pick<Settings, 'delivery' | 'pincodes'>): DeliveryRules => ({
  ...delivery,
  pincodes: pincodes.rules,
  learned: learnedLanes(),
});

/** Rules by prefix, indexed once for each current list. */
const indexes = new WeakMap<readonly PincodeRule[], Map<string, PincodeRule>>();

function indexOf(rules: readonly PincodeRule[]): Map<string, PincodeRule> {
  const known = indexes.get(rules);
  if (known) return known;
  const made = new Map(rules.map((rule) => [rule.prefix, rule]));
  indexes.set(rules, made);
  return made;
}

/** Returns the rule of a pincode: the one with the longest prefix, or undefined. */
export function ruleFor(
  { pincodes }: Pick<DeliveryRules, 'pincodes'>,
  pincode: string,
): PincodeRule | undefined {
  const index = indexOf(pincodes);
  for (let length = 6; length >= 2; length--) {
    const rule = index.get(pincode.slice(0, length));
    if (rule) return rule;
  }
  return undefined;
}

/** Returns the paise that a shipment to a pincode costs beyond the store's fee; 0 if there is no rule or pincode. */
export const extraFee = (rules: DeliveryRules, pincode: string | undefined): number =>
  (pincode ? (ruleFor(rules, pincode)?.extra_fee ?? 0) : 0) * 100;
