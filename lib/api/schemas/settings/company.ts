import { z } from 'zod';
import { type CompanyFacts, socialNetworks } from '@/lib/company/company';
import { latinDigits } from '@/lib/i18n/digits';
import { byLanguage } from '../by-language';
import { emailSchema, line, pincodeSchema } from '../common';
import { isGstin, stateCodeOf, tidyTaxNumber } from '../numbers/gstin';
import { states } from '../states';

/** It stands in texts, titles and names of files: letters, digits and few signs; OpenSearch allows 16. */
const brand = line(16, 'required').pipe(z.string().regex(/^[\p{L}\p{M}\p{N} .-]+$/u, 'brand'));

/** A mobile, landline or toll-free number, as it is to be shown. */
const phone = z
  .string({ error: 'care_phone' })
  .max(40, 'care_phone')
  .transform((value) => latinDigits(value).replace(/\s+/g, ' ').trim())
  .pipe(z.string().regex(/^\+?\d(?:[ -]?\d){7,12}$/, 'care_phone'));

const href = z
  .string({ error: 'https_link' })
  .trim()
  .max(200, 'too_long')
  .pipe(z.url({ protocol: /^https$/, error: 'https_link' }));

const taxNumber = (form: RegExp, message: string) =>
  z
    .string({ error: message })
    .max(40, message)
    .transform(tidyTaxNumber)
    .pipe(z.string().regex(form, message));

const stateNames = states.map(({ name }) => name);

/** Who runs the market. */
export const companySchema = z
  .object({
    is_demo: z.boolean({ error: 'invalid' }),
    brand: byLanguage(brand),
    legal_name: line(120),
    postal_address: z.object({
      street: line(200, 'address_required'),
      city: line(80, 'city_required'),
      state: z.enum(stateNames, { error: 'state_required' }),
      pincode: pincodeSchema,
    }),
    phone,
    email: emailSchema,
    social: z
      .array(z.object({ network: z.enum(socialNetworks), href }))
      .max(socialNetworks.length, 'invalid'),
    cin: taxNumber(/^[LUF]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$|^[A-Z]{3}\d{4}$/, 'cin'),
    gstin: taxNumber(/^[0-9A-Z]{15}$/, 'gstin'),
    jurisdiction: byLanguage(line(80)),
    grievance_officer: z.object({
      name: byLanguage(line(80, 'name_required')),
      email: emailSchema,
      phone,
    }),
  })
  .superRefine(({ is_demo: isDemo, gstin, postal_address: { state } }, context) => {
    if (isDemo) return;
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: ['gstin'], message });
    if (!isGstin(gstin)) return refuse('gstin');
    const code = states.find(({ name }) => name === state)?.code;
    if (stateCodeOf(gstin) !== code) refuse('gstin_state');
  }) satisfies z.ZodType<CompanyFacts>;
