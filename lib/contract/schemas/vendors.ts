import { z } from 'zod';
import { states } from '@/lib/i18n/states';
import { codeRequestSchema, loginSchema, newPasswordSchema } from './accounts';
import { line, oneOf, optionalLine, pageQuerySchema, searchTextSchema, sortedBy } from './common';
import {
  bareCodeSchema,
  emailSchema,
  gstinSchema,
  panSchema,
  phoneSchema,
  pincodeSchema,
  writtenOtpSchema,
} from './identifiers';
import { panOf, stateCodeOf } from './numbers/gstin';
import { firstNameSchema, lastNameSchema } from './person-name';

export const storeStatuses = ['pending', 'approved', 'rejected', 'suspended'] as const;

/** A ticked box, as forms and programs send it. */
const agreed = z.union(
  // A form shows the message of a union's first member.
  [z.literal(true, { error: 'terms_required' }), z.literal(1), z.enum(['true', '1', 'on'])],
  { error: 'terms_required' },
);

const fields = z.object({
  first_name: firstNameSchema,
  last_name: lastNameSchema,
  email: emailSchema,
  phone: phoneSchema,
  password: newPasswordSchema,
  confirm_password: z.string({ error: 'password_mismatch' }).max(200, 'too_long'),
  store_name: line(80, 'store_name_required'),
  address: line(400, 'address_required'),
  city: line(80, 'city_required'),
  state: line(80, 'state_required'),
  country: line(60, 'country_required').default('India'),
  postal_code: pincodeSchema,
  /** The address for shoppers; without it the store shows its phone number only. */
  care_email: z
    .union([z.literal('').transform(() => undefined), emailSchema], { error: 'email' })
    .optional(),
  gst_number: gstinSchema,
  pan_number: panSchema,
  terms: agreed.transform(() => true as const),
});

type Fields = z.output<typeof fields>;
type Rule = {
  of: (keyof Fields)[];
  holds: (form: Fields) => boolean;
  /** The field that shows the message if the rule fails. */
  path: keyof Fields;
  message: string;
};

/** Rules across fields. */
const rules: Rule[] = [
  {
    of: ['password', 'confirm_password'],
    holds: (f) => f.password === f.confirm_password,
    path: 'confirm_password',
    message: 'password_mismatch',
  },
  {
    of: ['gst_number', 'pan_number'],
    holds: (f) => panOf(f.gst_number) === f.pan_number,
    path: 'pan_number',
    message: 'pan_not_in_gstin',
  },
  {
    of: ['gst_number', 'state'],
    holds: (f) => states.find(({ name }) => name === f.state)?.code === stateCodeOf(f.gst_number),
    path: 'state',
    message: 'state_not_of_gstin',
  },
];

/**
 * The fields of a vendor's application (specification §3), without the two pictures. Each rule is checked
 * as soon as its own fields are valid, because the form validates step by step.
 */
export const vendorApplicationSchema = rules.reduce(
  (schema, { of, holds, path, message }) =>
    schema.refine(holds, {
      path: [path],
      message,
      when: ({ issues }) =>
        issues.every(({ path: [field] = [] }) => field && !of.includes(field as keyof Fields)),
    }),
  fields,
);

/** An application's fields without the credentials. */
export type ApplicationFacts = Omit<
  z.output<typeof vendorApplicationSchema>,
  'email' | 'password' | 'confirm_password' | 'terms'
>;

/** The mailed confirmation code; case and dashes are ignored. */
const codeSchema = bareCodeSchema(/^[2-9A-Z]{10}$/, 'application_code');

export const confirmApplicationSchema = loginSchema.extend({ code: codeSchema });

export const applicationReceivedSchema = z.object({
  application_number: z.string(),
  status: z.enum(storeStatuses),
});

/** An application and its status, as its vendor sees it. */
export const ownStoreSchema = z.object({
  application_number: z.string(),
  status: z.enum(storeStatuses),
  reason: z.string().nullable(),
  name: z.string(),
  slug: z.string(),
  legal_name: z.string(),
  email: z.string(),
  first_name: z.string(),
  city: z.string(),
  state: z.string(),
  gstin: z.string(),
  logo: z.string().nullable(),
  banner: z.string().nullable(),
  applied_at: z.iso.datetime(),
  approved_at: z.iso.datetime().nullable(),
});

export const vendorSessionSchema = z.object({
  success: z.literal(true),
  message: z.string().optional(),
  token: z.string(),
  store: ownStoreSchema,
});

export const vendorResetSchema = z.object({
  email: emailSchema,
  otp: writtenOtpSchema,
  request: codeRequestSchema,
  password: newPasswordSchema,
});

export type VendorApplication = z.input<typeof vendorApplicationSchema>;
export type OwnStore = z.infer<typeof ownStoreSchema>;

/** An application in the operator's list. */
export const applicationSchema = z.object({
  application_number: z.string(),
  name: z.string(),
  status: z.enum(storeStatuses),
  city: z.string(),
  gstin: z.string(),
  email: z.string(),
  applied_at: z.iso.datetime(),
});

export const applicationsQuerySchema = pageQuerySchema.extend({
  status: oneOf(storeStatuses),
  /** A part of the name, city or e-mail address, or of the number or the GSTIN. */
  search: searchTextSchema,
  /** Newest first by default. */
  sort: sortedBy(['applied', 'name']),
});

export const applicationsSchema = z.object({
  applications: z.array(applicationSchema),
  /** The number of stores in each status. */
  counts: z.record(z.enum(storeStatuses), z.number()),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
});

export const decisionSchema = z.object({
  status: z.enum(['approved', 'rejected', 'suspended']),
  reason: optionalLine(400),
});

export type Application = z.infer<typeof applicationSchema>;
export type Applications = z.infer<typeof applicationsSchema>;
