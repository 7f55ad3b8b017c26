import { z } from 'zod';
import { answer } from './common';
import { taxDocumentKinds } from './gst/document-kind';

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
  /** The state's GST code of two digits. */
  state_code: z.string(),
});

export const invoiceSchema = z.object({
  /** Determined by its lines; a credit note has the kind of the document it corrects. */
  kind: z.enum(taxDocumentKinds),
  /** Issued while the company was the demo's invented one: no tax document. */
  specimen: z.boolean(),
  number: z.string(),
  issued_at: z.iso.datetime(),
  order_number: z.string(),
  ordered_at: z.iso.datetime(),
  shipment_id: z.number(),
  seller: partySchema.extend({
    /** The store's name, which may differ from the legal name. */
    store: z.string(),
    gstin: z.string(),
    email: z.string().nullable(),
    phone: z.string(),
  }),
  buyer: partySchema,
  delivery: partySchema.extend({ phone: z.string() }),
  place_of_supply: z.object({ state: z.string(), state_code: z.string() }),
  /** CGST and SGST within one state, otherwise IGST. */
  supply: z.enum(['intra_state', 'inter_state']),
  reverse_charge: z.boolean(),
  payment_method: z.enum(['cod', 'card', 'upi']),
  lines: z.array(
    z.object({
      kind: z.enum(['goods', 'delivery']),
      description: z.string(),
      /** HSN code of goods, SAC code of services. */
      hsn: z.string(),
      quantity: z.number(),
      /** GST unit quantity code, such as NOS. */
      unit: z.string(),
      /** The price per unit, GST included. */
      unit_price: z.number(),
      discount: z.number(),
      /** Whole percent; CGST and SGST are half of it each. */
      rate: z.number(),
      ...taxParts,
    }),
  ),
  totals: z.object(taxParts),
  /** Signed, in rupees: makes the cash for these goods whole rupees; the tax is that of the exact total. */
  rounding: z.number().default(0),
  /** The total with its rounding, in words. */
  total_in_words: z.string(),
});

export const invoicesAnswerSchema = answer(z.object({ invoices: z.array(invoiceSchema) }));

export type Invoice = z.infer<typeof invoiceSchema>;
export type InvoiceLine = Invoice['lines'][number];
export type InvoiceParty = z.infer<typeof partySchema>;
