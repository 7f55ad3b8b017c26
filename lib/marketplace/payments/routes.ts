import { z } from 'zod';
import { answer } from '@/lib/api/schemas/common';
import {
  paymentMethodsSchema,
  paymentStatusAnswerSchema,
  providerCheckoutAnswerSchema,
  verifyPaymentSchema,
} from '@/lib/api/schemas/payments';
import { signedIn } from '../accounts/guard';
import { routes, row } from '../host/route';
import { textOf } from '../host/texts';
import { methodsOf } from './methods';
import { openCheckout } from './pay/open-checkout';
import { checkStatus } from './pay/status';
import { verifyPayment } from './pay/verify';

const success = true as const;

const params = z.object({ id: z.string().trim().min(1).max(40) });

export const paymentRoutes = routes();

paymentRoutes.openapi(
  row('get', '/api/payments/methods', {
    summary: 'The ways to pay that this shop offers',
    answer: answer(paymentMethodsSchema),
  }),
  (c) => {
    const { provider } = c.var.paymentContext;
    const data = { methods: methodsOf(c.var.paymentContext), provider: provider?.kind ?? null };
    return c.json({ success, data }, 200);
  },
);

paymentRoutes.openapi(
  row('post', '/api/payments/create-order/{id}', {
    summary: 'What the checkout of the payment provider needs for an order (id or number)',
    guard: signedIn,
    params,
    answer: providerCheckoutAnswerSchema,
  }),
  async (c) => {
    const { paymentContext, shopper, lang } = c.var;
    const { id: key } = c.req.valid('param');
    const data = await openCheckout(paymentContext, { shopper, lang, key, now: new Date() });
    return c.json({ success, data }, 200);
  },
);

paymentRoutes.openapi(
  row('post', '/api/payments/verify-payment', {
    summary: "Checks what the provider's checkout answered, and settles the order",
    guard: signedIn,
    body: verifyPaymentSchema,
    answer: paymentStatusAnswerSchema,
  }),
  async (c) => {
    const { paymentContext, shopper, lang } = c.var;
    const claim = { shopper, body: c.req.valid('json'), now: new Date() };
    const status = await verifyPayment(paymentContext, claim);
    const text = status.state === 'checking' ? 'api.payment_checking' : 'api.payment_captured';
    const message = ['checking', 'paid'].includes(status.state) ? textOf(lang, text) : undefined;
    return c.json({ success, message, data: status }, 200);
  },
);

paymentRoutes.openapi(
  row('get', '/api/payments/status/{id}', {
    summary: 'A payment by order or payment number; asks the provider while it is open',
    guard: signedIn,
    params,
    answer: paymentStatusAnswerSchema,
  }),
  async (c) => {
    const { paymentContext, shopper } = c.var;
    const { id: key } = c.req.valid('param');
    const asked = { userId: shopper.id, key, now: new Date() };
    const status = await checkStatus(paymentContext, asked);
    return c.json({ success, data: status }, 200);
  },
);
