import { paymentsContract } from '@/lib/contract/payments';
import { textOf } from '@/lib/i18n/texts';
import { checkStatus, methodsOf, openCheckout, verifyPayment } from '../../modules/payments';
import { route, routes } from '../route';

const success = true as const;

export const paymentRoutes = routes();

paymentRoutes.openapi(route(paymentsContract.methods), (c) => {
  const { offered } = c.var.paymentContext.providers;
  const data = { methods: methodsOf(c.var.paymentContext), provider: offered?.name ?? null };
  return c.json({ success, data }, 200);
});

paymentRoutes.openapi(route(paymentsContract.createOrder), async (c) => {
  const { paymentContext, shopper, lang } = c.var;
  const { id: key } = c.req.valid('param');
  const data = await openCheckout(paymentContext, { shopper, lang, key, now: new Date() });
  return c.json({ success, data }, 200);
});

paymentRoutes.openapi(route(paymentsContract.verify), async (c) => {
  const { paymentContext, shopper, lang } = c.var;
  const claim = { shopper, body: c.req.valid('json'), now: new Date() };
  const status = await verifyPayment(paymentContext, claim);
  const text = status.state === 'checking' ? 'api.payment_checking' : 'api.payment_captured';
  const message = ['checking', 'paid'].includes(status.state) ? textOf(lang, text) : undefined;
  return c.json({ success, message, data: status }, 200);
});

paymentRoutes.openapi(route(paymentsContract.status), async (c) => {
  const { paymentContext, shopper } = c.var;
  const { id: key } = c.req.valid('param');
  const asked = { userId: shopper.id, key, now: new Date() };
  const status = await checkStatus(paymentContext, asked);
  return c.json({ success, data: status }, 200);
});
