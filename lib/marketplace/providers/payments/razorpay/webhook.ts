import { z } from 'zod';
import type { PaymentNews } from '../provider';

const entity = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ entity: z.object(shape).loose() }).optional();

const contentSchema = z.object({
  payload: z.object({
    payment: entity({ order_id: z.string().nullish() }),
    refund: entity({ id: z.string(), payment_id: z.string(), receipt: z.string().nullish() }),
  }),
});

/** An event of Razorpay's: `payment.*`, `order.paid`, `refund.*`; of others only the type is read. */
export function readRazorpayEvent(event: unknown): PaymentNews {
  const type = z.object({ event: z.string() }).safeParse(event).data?.event ?? '';
  const { payment, refund } = contentSchema.safeParse(event).data?.payload ?? {};
  return {
    type,
    orderId: payment?.entity.order_id ?? undefined,
    refund: refund && {
      id: refund.entity.id,
      paymentId: refund.entity.payment_id,
      key: refund.entity.receipt ?? null,
    },
  };
}
