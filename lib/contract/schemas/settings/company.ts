import { z } from 'zod';
import { type CompanyFacts, defaultCompany, socialNetworks } from '@/lib/company/company';
import { states } from '@/lib/i18n/states';
import { byLanguage } from '../by-language';
import { line } from '../common';
import { bareCodeSchema, emailSchema, pincodeSchema } from '../identifiers';
import { isGstin, stateCodeOf } from '../numbers/gstin';
import { identifierText, longestIdentifier } from '../numbers/identifier-text';

/**
 * The brand is used in texts, titles and file names: letters, digits and few other characters; OpenSearch
 * allows 16.
 */
const brand = line(16, 'required').pipe(z.string().regex(/^[\p{L}\p{M}\p{N} .-]+$/u, 'brand'));

/** A mobile, landline or toll-free number, as displayed. */
const phone = z
  .string({ error: 'care_phone' })
  .max(longestIdentifier, 'care_phone')
  .transform((value) => identifierText(value))
  .pipe(z.string().regex(/^\+?\d(?:[ -]?\d){7,12}$/, 'care_phone'));

const href = z
  .string({ error: 'https_link' })
  .trim()
  .max(200, 'too_long')
  .pipe(z.url({ protocol: /^https$/, error: 'https_link' }));

const stateNames = states.map(({ name }) => name);

/** The company that runs the market. */
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
    cin: bareCodeSchema(/^[LUF]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$|^[A-Z]{3}\d{4}$/, 'cin'),
    gstin: bareCodeSchema(/^[0-9A-Z]{15}$/, 'gstin'),
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

/** Returns a company's contact facts by path; no real company shares them with the demo's. */
const ownFacts = ({
  postal_address: { street },
  phone: number,
  grievance_officer: officer,
}: CompanyFacts) => ({
  'postal_address.street': street,
  phone: number,
  'grievance_officer.name.en': officer.name.en,
  'grievance_officer.name.hi': officer.name.hi,
  'grievance_officer.email': officer.email,
  'grievance_officer.phone': officer.phone,
});

const plain = (text: string) => text.replace(/[\s-]/g, '').toLowerCase();

const demoFacts = Object.entries(ownFacts(defaultCompany));

/**
 * The company as an owner may enter it: a real company must not have the demo's facts. Companies saved earlier
 * stay valid (`companySchema`).
 */
export const newCompanySchema = companySchema.superRefine((facts, context) => {
  if (facts.is_demo) return;
  const given = new Map(Object.entries(ownFacts(facts)));
  for (const [path, invented] of demoFacts) {
    if (plain(given.get(path) ?? '') !== plain(invented)) continue;
    context.addIssue({ code: 'custom', path: path.split('.'), message: 'demo_fact' });
  }
});
