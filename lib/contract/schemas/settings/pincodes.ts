import { z } from 'zod';
import { bareCodeSchema } from '../identifiers';

export const mostPincodeRules = 2000;

/** The rule for pincodes with a prefix; a longer prefix takes precedence. */
export const pincodeRuleSchema = z.object({
  /** 2 to 6 digits. */
  prefix: bareCodeSchema(/^[1-9]\d{1,5}$/, 'pincode_prefix'),
  /** True if a courier delivers there. */
  served: z.boolean('pincode_yes_no'),
  /** True if cash on delivery is possible. */
  cash: z.boolean('pincode_yes_no'),
  /** Days in addition to those of the distance. */
  extra_days: z.int('pincode_days').min(0, 'pincode_days').max(60, 'pincode_days'),
  /** Rupees for each shipment, even if shipping is free otherwise. */
  extra_fee: z.int('pincode_fee').min(0, 'pincode_fee').max(10_000, 'pincode_fee'),
});

export const pincodeSettingsSchema = z.object({
  rules: z
    .array(pincodeRuleSchema)
    .max(mostPincodeRules, 'pincode_rules_many')
    .superRefine((rules, context) => {
      const seen = new Set<string>();
      for (const [index, { prefix }] of rules.entries()) {
        if (seen.has(prefix)) {
          const path = [index, 'prefix'];
          context.addIssue({ code: 'custom', path, message: 'pincode_twice' });
        }
        seen.add(prefix);
      }
    }),
});

export type PincodeRule = z.infer<typeof pincodeRuleSchema>;
export type PincodeSettings = z.infer<typeof pincodeSettingsSchema>;

const notServed = (prefix: string): PincodeRule => ({
  ...{ prefix, served: false, cash: false, extra_days: 0, extra_fee: 0 },
});
const noCash = (prefix: string): PincodeRule => ({ ...notServed(prefix), served: true });

/** Defaults: no courier to Lakshadweep and the Nicobar Islands; prepayment where roads are difficult. */
export const defaultPincodes: PincodeSettings = {
  rules: [
    ...['193', '194'].map(noCash),
    notServed('68255'),
    noCash('744'),
    notServed('7443'),
    ...['790', '791', '792', '795', '796', '797', '798'].map(noCash),
  ],
};
