import { z } from 'zod';
import { answer, idSchema } from '@/lib/api/schemas/common';
import {
  deliveryQuerySchema,
  deliverySchema,
  pincodePlaceSchema,
} from '@/lib/api/schemas/delivery';
import { routes, row } from '../host/route';
import { checkDelivery, findPincode } from './service';

export const deliveryRoutes = routes();

deliveryRoutes.openapi(
  row('get', '/api/products/{id}/delivery', {
    summary: 'Whether, when and for how much one of a product reaches a pincode',
    params: z.object({ id: idSchema }),
    query: deliveryQuerySchema,
    answer: answer(deliverySchema),
  }),
  async (c) => {
    const { db, lang } = c.var;
    const asked = { productId: c.req.valid('param').id, now: new Date(), ...c.req.valid('query') };
    return c.json({ success: true as const, data: await checkDelivery(db, lang, asked) }, 200);
  },
);

deliveryRoutes.openapi(
  row('get', '/api/pincodes/{pincode}', {
    summary: 'City and state of a pincode',
    params: deliveryQuerySchema,
    answer: answer(pincodePlaceSchema),
  }),
  async (c) => {
    const data = findPincode(c.var.lang, c.req.valid('param').pincode);
    return c.json({ success: true as const, data }, 200);
  },
);
