import type { DeliverySettings } from '@/lib/api/schemas/settings/delivery';
import type { PincodeRule } from '@/lib/api/schemas/settings/pincodes';
import type { Settings } from '../../kernel/settings/registry';

/** Everything that decides whether, when and for how much a shipment goes somewhere. */
export type DeliveryRules = DeliverySettings & { pincodes: readonly PincodeRule[] };

/** The rules as they are set. */
export const deliveryRules = ({
  delivery,
  pincodes,
}: Pick<Settings, 'delivery' | 'pincodes'>): DeliveryRules => ({
  ...delivery,
  pincodes: pincodes.rules,
});

/** By prefix; made once for each list that holds. */
const indexes = new WeakMap<readonly PincodeRule[], Map<string, PincodeRule>>();

function indexOf(rules: readonly PincodeRule[]): Map<string, PincodeRule> {
  const known = indexes.get(rules);
  if (known) return known;
  const made = new Map(rules.map((rule) => [rule.prefix, rule]));
  indexes.set(rules, made);
  return made;
}

/** The rule of a pincode: the one with the longest prefix; undefined where there is none. */
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

/** Paise that a shipment to a pincode costs beyond what its store asks; none where it is not known. */
export const extraFee = (rules: DeliveryRules, pincode: string | undefined): number =>
  (pincode ? (ruleFor(rules, pincode)?.extra_fee ?? 0) : 0) * 100;
