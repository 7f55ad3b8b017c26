import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { idSchema, longText, searchTextSchema } from '../common';
import { emailSchema } from '../identifiers';
import { shipmentStatuses } from '../orders/statuses';
import { returnStatuses } from '../returns/terms';
import { ticketStatuses } from '../support-topics';

const at = z.iso.datetime();

export const shoppersQuerySchema = z.object({ search: searchTextSchema });

export const shopperLineSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  orders: z.number(),
  is_blocked: z.boolean(),
  since: at,
});

/** A shopper with their history; each list the newest first, at most 50. Money in rupees. */
export const operatorShopperSchema = shopperLineSchema.extend({
  is_verified: z.boolean(),
  phone_is_verified: z.boolean(),
  locale: z.enum(locales),
  blocked_at: at.nullable(),
  block_reason: z.string().nullable(),
  last_seen_at: at.nullable(),
  recent_orders: z.array(
    z.object({
      number: z.string(),
      placed_at: at,
      grand_total: z.number(),
      status: z.enum(shipmentStatuses),
    }),
  ),
  tickets: z.array(
    z.object({
      number: z.string(),
      subject: z.string(),
      status: z.enum(ticketStatuses),
      created_at: at,
    }),
  ),
  returns: z.array(
    z.object({
      number: z.string(),
      order_number: z.string(),
      status: z.enum(returnStatuses),
      amount: z.number(),
      created_at: at,
    }),
  ),
  reviews: z.array(
    z.object({ product: z.string(), rating: z.number(), text: z.string(), created_at: at }),
  ),
});

export const blockShopperSchema = z.object({ reason: longText(500) });

/** The address is repeated to protect against erasing the wrong account. */
export const eraseShopperSchema = z.object({ email: emailSchema, reason: longText(500) });

export const erasedSchema = z.object({
  /** True if orders and invoices remain, without name, phone and street. */
  kept_orders: z.boolean(),
});

export const shopperCopySchema = z.object({
  file_name: z.string(),
  /** All stored data about the shopper. */
  data: z.record(z.string(), z.unknown()),
});

export const shopperParams = z.object({ id: idSchema });

export type ShopperLine = z.infer<typeof shopperLineSchema>;
export type OperatorShopper = z.infer<typeof operatorShopperSchema>;
