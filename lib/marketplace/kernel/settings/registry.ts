import type { z } from 'zod';
import { defaultCompany } from '@/lib/company/company';
import { companySchema } from '@/lib/contract/schemas/settings/company';
import { defaultDelivery, deliverySettingsSchema } from '@/lib/contract/schemas/settings/delivery';
import { defaultDispatch, dispatchSettingsSchema } from '@/lib/contract/schemas/settings/dispatch';
import { defaultLimits, limitSettingsSchema } from '@/lib/contract/schemas/settings/limits';
import { defaultMails, mailSettingsSchema } from '@/lib/contract/schemas/settings/mails';
import { defaultMessages, messageSettingsSchema } from '@/lib/contract/schemas/settings/messages';
import { defaultPincodes, pincodeSettingsSchema } from '@/lib/contract/schemas/settings/pincodes';
import { defaultReturns, returnSettingsSchema } from '@/lib/contract/schemas/settings/returns';
import type { SettingGroup } from '@/lib/contract/schemas/settings/settings';
import { defaultSupport, supportSettingsSchema } from '@/lib/contract/schemas/settings/support';
import { defaultTaxes, taxSettingsSchema } from '@/lib/contract/schemas/settings/taxes';

/** Each group of settings: its schema, and the defaults while nobody has set anything. */
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
  messages: { schema: messageSettingsSchema, defaults: defaultMessages },
} as const satisfies Record<SettingGroup, { schema: z.ZodType; defaults: object }>;

/** The current settings. */
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
  messages: defaultMessages,
};
