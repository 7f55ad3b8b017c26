import { z } from 'zod';
import { answer } from './common';

/** Rupees; taxable + cgst + sgst + igst = total. */
const taxParts = {
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  total: z.number(),
};

const partySchema = z.object({
  name: z.string(),
  /** Street and landmark, then place, state and pincode. */
  address: z.array(z.string()),
  state: z.string(),
  /** Two digits (GST). */
  state_code: z.string(),
});

export const invoiceSchema = z.object({
  number: z.string(),
  issued_at: z.iso.datetime(),
  order_number: z.string(),
  ordered_at: z.iso.datetime(),
  shipment_id: z.number(),
  seller: partySchema.extend({
    /** The store's name, which may differ from the legal one. */
    store: z.string(),
    gstin: z.string(),
    email: z.string().nullable(),
    phone: z.string(),
  }),
  buyer: partySchema,
  delivery: partySchema.extend({ phone: z.string() }),
  place_of_supply: z.object({ state: z.string(), state_code: z.string() }),
  /** CGST and SGST within one state, else IGST. */
  supply: z.enum(['intra_state', 'inter_state']),
  reverse_charge: z.boolean(),
  payment_method: z.enum(['cod', 'card', 'upi']),
  lines: z.array(
    z.object({
      kind: z.enum(['goods', 'delivery']),
      description: z.string(),
      /** HSN of goods, SAC of services. */
      hsn: z.string(),
      quantity: z.number(),
      /** Unit quantity code of GST, e.g. NOS. */
      unit: z.string(),
      /** Per unit, GST included. */
      unit_price: z.number(),
      discount: z.number(),
      /** Whole percent; CGST and SGST are half of it each. */
      rate: z.number(),
      ...taxParts,
    }),
  ),
  totals: z.object(taxParts),
  total_in_words: z.string(),
});

export const invoicesAnswerSchema = answer(z.object({ invoices: z.array(invoiceSchema) }));

export type Invoice = z.infer<typeof invoiceSchema>;
export type InvoiceLine = Invoice['lines'][number];
export type InvoiceParty = z.infer<typeof partySchema>;
