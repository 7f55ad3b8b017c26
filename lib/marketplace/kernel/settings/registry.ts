import type { z } from 'zod';
import { companySchema } from '@/lib/api/schemas/settings/company';
import { defaultDelivery, deliverySettingsSchema } from '@/lib/api/schemas/settings/delivery';
import { defaultDispatch, dispatchSettingsSchema } from '@/lib/api/schemas/settings/dispatch';
import { defaultLimits, limitSettingsSchema } from '@/lib/api/schemas/settings/limits';
import { defaultMails, mailSettingsSchema } from '@/lib/api/schemas/settings/mails';
import { defaultPincodes, pincodeSettingsSchema } from '@/lib/api/schemas/settings/pincodes';
import { defaultReturns, returnSettingsSchema } from '@/lib/api/schemas/settings/returns';
import type { SettingGroup } from '@/lib/api/schemas/settings/settings';
import { defaultSupport, supportSettingsSchema } from '@/lib/api/schemas/settings/support';
import { defaultTaxes, taxSettingsSchema } from '@/lib/api/schemas/settings/taxes';
import { defaultCompany } from '@/lib/company/company';

/** Each group of settings: what fits, and what holds while nobody has set anything. */
export const registry = {
  company: { schema: companySchema, defaults: defaultCompany },
  delivery: { schema: deliverySettingsSchema, defaults: defaultDelivery },
  dispatch: { schema: dispatchSettingsSchema, defaults: defaultDispatch },
  support: { schema: supportSettingsSchema, defaults: defaultSupport },
  returns: { schema: returnSettingsSchema, defaults: defaultReturns },
  limits: { schema: limitSettingsSchema, defaults: defaultLimits },
  taxes: { schema: taxSettingsSchema, defaults: defaultTaxes },
  pincodes: { schema: pincodeSettingsSchema, defaults: defaultPincodes },
  mails: { schema: mailSettingsSchema, defaults: defaultMails },
} as const satisfies Record<SettingGroup, { schema: z.ZodType; defaults: object }>;

/** The settings that hold. */
export type Settings = {
  [Group in SettingGroup]: z.output<(typeof registry)[Group]['schema']>;
};

export const defaultSettings: Settings = {
  company: defaultCompany,
  delivery: defaultDelivery,
  dispatch: defaultDispatch,
  support: defaultSupport,
  returns: defaultReturns,
  limits: defaultLimits,
  taxes: defaultTaxes,
  pincodes: defaultPincodes,
  mails: defaultMails,
};
