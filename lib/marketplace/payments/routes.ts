import { paymentsContract } from '@/lib/api/contract/payments';
import { route, routes } from '../host/route';
import { textOf } from '../host/texts';
import { openCheckout } from './checkout';
import { methodsOf } from './methods';
import { checkStatus } from './status';
import { verifyPayment } from './verify';

const success = true as const;

export const paymentRoutes = routes();

paymentRoutes.openapi(route(paymentsContract.methods), (c) => {
  const { provider } = c.var.till;
  const data = { methods: methodsOf(c.var.till), provider: provider?.kind ?? null };
  return c.json({ success, data }, 200);
});

paymentRoutes.openapi(route(paymentsContract.createOrder), async (c) => {
  const { till, shopper, lang } = c.var;
  const { id: key } = c.req.valid('param');
  const data = await openCheckout(till, { shopper, lang, key, now: new Date() });
  return c.json({ success, data }, 200);
});

paymentRoutes.openapi(route(paymentsContract.verify), async (c) => {
  const { till, shopper, lang } = c.var;
  const claim = { shopper, body: c.req.valid('json'), now: new Date() };
  const { status, changed } = await verifyPayment(till, claim);
  c.var.onProductsChanged(changed);
  const text = status.state === 'checking' ? 'api.payment_checking' : 'api.payment_captured';
  const message = ['checking', 'paid'].includes(status.state) ? textOf(lang, text) : undefined;
  return c.json({ success, message, data: status }, 200);
});

paymentRoutes.openapi(route(paymentsContract.status), async (c) => {
  const { till, shopper } = c.var;
  const { id: key } = c.req.valid('param');
  const asked = { userId: shopper.id, key, now: new Date() };
  const { status, changed } = await checkStatus(till, asked);
  c.var.onProductsChanged(changed);
  return c.json({ success, data: status }, 200);
});
