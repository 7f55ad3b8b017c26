import { z } from 'zod';
import { applicationSchema } from '../vendors';

const at = z.iso.datetime();

/** Facts that another store shares; a bank account is compared by IFSC and last digits. */
export const duplicateKinds = ['pan', 'phone', 'bank_account', 'address'] as const;

/** A store with its facts and its performance; read only. */
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
  /** Percent: the store's own rate, otherwise the general one; categories may have others. */
  commission: z.object({ percent: z.number(), is_own: z.boolean() }),
  listings_on_sale: z.number(),
  /** Performance over the last 90 days. */
  performance: z.object({
    shipments: z.number(),
    /** Shipments sent after the time limits of confirming and shipping, or still waiting then. */
    late: z.number(),
    /** Shipments cancelled by the store. */
    cancelled: z.number(),
    delivered: z.number(),
    /** Shipments with a return that was not refused. */
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

/** Minutes for which an operator may view a store's area before opening it again. */
export const sellerViewMinutes = 30;

/** The token for viewing a store's area: it reads as the store does, and changes nothing. */
export const sellerViewSchema = z.object({
  token: z.string(),
  store: z.string(),
  expires_at: z.iso.datetime(),
});
