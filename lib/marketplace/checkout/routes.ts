import { answer } from '@/lib/api/schemas/common';
import { quoteBodySchema, quoteSchema } from '@/lib/api/schemas/quote';
import { signedIn } from '../accounts/guard';
import { routes, row } from '../host/route';
import { quote } from './quote';

export const quoteRoutes = routes();

quoteRoutes.openapi(
  row('post', '/api/checkout/quote', {
    summary:
      'What ordering cart lines to a pincode would mean: dates, shipping, ways to pay, totals',
    guard: signedIn,
    body: quoteBodySchema,
    answer: answer(quoteSchema),
  }),
  async (c) => {
    const { paymentContext, lang, shopper } = c.var;
    const asked = { userId: shopper.id, lang, body: c.req.valid('json'), now: new Date() };
    return c.json({ success: true as const, data: await quote(paymentContext, asked) }, 200);
  },
);
