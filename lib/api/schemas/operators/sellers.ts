import { z } from 'zod';
import { applicationSchema } from '../vendors';

const at = z.iso.datetime();

/** What another store has too; of a bank account the IFSC and the last digits. */
export const duplicateKinds = ['pan', 'phone', 'bank_account', 'address'] as const;

/** A store with its facts and how it serves shoppers; nothing of it can be changed here. */
export const operatorSellerSchema = applicationSchema.extend({
  store_id: z.number(),
  slug: z.string(),
  status_reason: z.string().nullable(),
  legal_name: z.string(),
  owner: z.string(),
  phone: z.string(),
  pan: z.string(),
  address: z.string(),
  state: z.string(),
  pincode: z.string(),
  care_email: z.string().nullable(),
  care_phone: z.string(),
  approved_at: at.nullable(),
  bank_account: z.object({ holder: z.string(), account: z.string(), ifsc: z.string() }).nullable(),
  /** Percent of its own rate, else of the general one; categories may have others. */
  commission: z.object({ percent: z.number(), is_own: z.boolean() }),
  listings_on_sale: z.number(),
  /** Of the last 90 days. */
  performance: z.object({
    shipments: z.number(),
    /** Shipped after the clocks of confirming and shipping had run out, or still waiting then. */
    late: z.number(),
    /** By the store itself. */
    cancelled: z.number(),
    delivered: z.number(),
    /** With a return that was not refused. */
    returned: z.number(),
  }),
  duplicates: z.array(
    z.object({
      kind: z.enum(duplicateKinds),
      store: z.string(),
      application_number: z.string(),
    }),
  ),
});

export type OperatorSeller = z.infer<typeof operatorSellerSchema>;

/** How long an operator may look at a store's area without opening it anew. */
export const sellerViewMinutes = 30;

/** The token of a look at a store's area: it reads what the store reads, and changes nothing. */
export const sellerViewSchema = z.object({
  token: z.string(),
  store: z.string(),
  expires_at: z.iso.datetime(),
});
