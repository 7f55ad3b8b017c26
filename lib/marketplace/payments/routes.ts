import { z } from 'zod';
import { answer } from '@/lib/api/schemas/common';
import {
  paymentMethodsSchema,
  paymentStatusAnswerSchema,
  providerCheckoutAnswerSchema,
  verifyPaymentSchema,
} from '@/lib/api/schemas/payments';
import { textOf } from '@/lib/i18n/texts';
import { signedIn } from '../accounts/guard';
import { routes, row } from '../host/route';
import { openCheckout } from './checkout';
import { methodsOf } from './methods';
import { checkStatus } from './status';
import { verifyPayment } from './verify';

const success = true as const;

const params = z.object({ id: z.string().trim().min(1).max(40) });

export const paymentRoutes = routes();

paymentRoutes.openapi(
  row('get', '/api/payments/methods', {
    summary: 'The ways to pay that this shop offers',
    answer: answer(paymentMethodsSchema),
  }),
  (c) => {
    const { provider } = c.var.till;
    const data = { methods: methodsOf(c.var.till), provider: provider?.kind ?? null };
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
    const { till, shopper, lang } = c.var;
    const { id: key } = c.req.valid('param');
    const data = await openCheckout(till, { shopper, lang, key, now: new Date() });
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
    const { till, shopper, lang } = c.var;
    const claim = { shopper, body: c.req.valid('json'), now: new Date() };
    const { status, changed } = await verifyPayment(till, claim);
    c.var.onProductsChanged(changed);
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
    const { till, shopper } = c.var;
    const { id: key } = c.req.valid('param');
    const asked = { userId: shopper.id, key, now: new Date() };
    const { status, changed } = await checkStatus(till, asked);
    c.var.onProductsChanged(changed);
    return c.json({ success, data: status }, 200);
  },
);
