import { z } from 'zod';
import { optionalLine } from '../common';
import { companySchema, newCompanySchema } from './company';
import { deliverySettingsSchema } from './delivery';
import { dispatchSettingsSchema } from './dispatch';
import { limitSettingsSchema } from './limits';
import { mailSettingsSchema } from './mails';
import { messageSettingsSchema } from './messages';
import { pincodeSettingsSchema } from './pincodes';
import { defaultReturns, returnSettingsSchema } from './returns';
import { defaultSupport, supportSettingsSchema } from './support';
import { taxSettingsSchema } from './taxes';

export const settingGroups = [
  'company',
  'delivery',
  'dispatch',
  'support',
  'returns',
  'limits',
  'taxes',
  'pincodes',
  'mails',
  'messages',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** Returns the schema of a change; `version` is the version that the operator saw: 0 for the defaults. */
const change = <Value extends z.core.SomeType>(value: Value) =>
  z.object({
    value,
    note: optionalLine(200),
    version: z.int().nonnegative().optional(),
  });

export const companyChangeSchema = change(newCompanySchema);
export const deliveryChangeSchema = change(deliverySettingsSchema);
export const dispatchChangeSchema = change(dispatchSettingsSchema);
export const supportChangeSchema = change(supportSettingsSchema);
export const returnsChangeSchema = change(returnSettingsSchema);
export const limitsChangeSchema = change(limitSettingsSchema);
export const taxesChangeSchema = change(taxSettingsSchema);
export const pincodesChangeSchema = change(pincodeSettingsSchema);
export const mailsChangeSchema = change(mailSettingsSchema);
export const messagesChangeSchema = change(messageSettingsSchema);

const held = <Value extends z.core.SomeType>(value: Value) =>
  z.object({
    value,
    /** 0 if the group has never been changed. */
    version: z.number(),
    changed_at: z.iso.datetime().nullable(),
  });

export const heldSettingsSchema = z.object({
  company: held(companySchema),
  delivery: held(deliverySettingsSchema),
  dispatch: held(dispatchSettingsSchema),
  support: held(supportSettingsSchema),
  returns: held(returnSettingsSchema),
  limits: held(limitSettingsSchema),
  taxes: held(taxSettingsSchema),
  pincodes: held(pincodeSettingsSchema),
  mails: held(mailSettingsSchema),
  messages: held(messageSettingsSchema),
});

/** Public facts of the shop. */
export const siteSchema = z.object({
  company: companySchema,
  dispatch: dispatchSettingsSchema,
  /** Absent from external hosts of an earlier release. */
  support: supportSettingsSchema.default(defaultSupport),
  returns: returnSettingsSchema.default(defaultReturns),
});

export const settingVersionSchema = z.object({
  version: z.number(),
  value: z.record(z.string(), z.unknown()),
  /** Null for the market's key. */
  operator: z.string().nullable(),
  note: z.string().nullable(),
  at: z.iso.datetime(),
});

export type HeldSettings = z.infer<typeof heldSettingsSchema>;
export type SettingVersion = z.infer<typeof settingVersionSchema>;
