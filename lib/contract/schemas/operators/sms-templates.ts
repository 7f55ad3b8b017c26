import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { asLines } from '../common';
import { bareCodeSchema } from '../identifiers';

/** The kinds of SMS with the variables of each; a registered template may leave out those that are not required. */
export const smsVariables = {
  sign_in: ['otp', 'minutes'],
  verify: ['otp', 'minutes'],
  cash_order: ['otp', 'minutes'],
  too_old: [],
  order_placed: ['number', 'amount'],
  shipped: ['number', 'store'],
  out_for_delivery: ['number', 'store', 'code'],
  delivery_failed: ['number', 'store'],
  delivered: ['number', 'store'],
  refunded: ['number', 'amount'],
} as const satisfies Record<string, readonly SmsVariable[]>;

export const smsVariableNames = ['otp', 'minutes', 'number', 'amount', 'store', 'code'] as const;
export type SmsVariable = (typeof smsVariableNames)[number];

export type SmsKind = keyof typeof smsVariables;
export const smsKinds = Object.keys(smsVariables) as [SmsKind, ...SmsKind[]];

/** Variables without which an SMS of its kind says nothing. */
export const requiredVariables: { [Kind in SmsKind]?: SmsVariable } = {
  sign_in: 'otp',
  verify: 'otp',
  cash_order: 'otp',
  out_for_delivery: 'code',
};

/** The most characters of a template. */
const longestTemplate = 500;

export const smsTemplateParams = z.object({
  kind: z.enum(smsKinds),
  locale: z.enum(locales),
});

/** A template as it is registered: its spaces and signs stay as they are. */
export const smsTemplateBodySchema = z.object({
  template_id: bareCodeSchema(/^\d{19}$/, 'dlt_template'),
  text: z
    .string({ error: 'required' })
    .max(longestTemplate, 'too_long')
    .transform(asLines(longestTemplate))
    .pipe(z.string().min(1, 'required')),
  /** The variable that fills each `{#var#}`, in their order. */
  variables: z.array(z.enum(smsVariableNames, { error: 'sms_variables' })).max(12),
});

export const smsTemplateSchema = z.object({
  kind: z.enum(smsKinds),
  locale: z.enum(locales),
  /** The shop's own text with `{#var#}`, to be registered. */
  own_text: z.string(),
  own_variables: z.array(z.enum(smsVariableNames)),
  /** Invented values, for the preview. */
  examples: z.partialRecord(z.enum(smsVariableNames), z.string()),
  /** Null where none is registered. */
  registered: z
    .object({
      template_id: z.string(),
      text: z.string(),
      variables: z.array(z.enum(smsVariableNames)),
      changed_at: z.iso.datetime(),
    })
    .nullable(),
});

export type SmsTemplateView = z.infer<typeof smsTemplateSchema>;
export type SmsTemplateBody = z.output<typeof smsTemplateBodySchema>;
