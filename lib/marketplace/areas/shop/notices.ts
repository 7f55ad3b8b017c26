import { noticesContract } from '@/lib/contract/notices';
import { textOf } from '@/lib/i18n/texts';
import { askForNotice, ownNotices, stopNotices, withdrawNotice } from '../../modules/notices';
import { route, routes } from '../route';

const success = true as const;

export const noticeRoutes = routes();

noticeRoutes.openapi(route(noticesContract.own), async (c) => {
  const data = await ownNotices(c.var.db, c.var.shopper.id, c.req.valid('param').id);
  return c.json({ success, data }, 200);
});

noticeRoutes.openapi(route(noticesContract.ask), async (c) => {
  const { db, lang, shopper } = c.var;
  const { id: productId, kind } = c.req.valid('param');
  await askForNotice(db, shopper, { productId, kind, lang });
  return c.json({ success, message: textOf(lang, `api.notice_${kind}`) }, 200);
});

noticeRoutes.openapi(route(noticesContract.withdraw), async (c) => {
  const { id: productId, kind } = c.req.valid('param');
  await withdrawNotice(c.var.db, c.var.shopper.id, { productId, kind });
  return c.json({ success, message: textOf(c.var.lang, 'api.notice_withdrawn') }, 200);
});

noticeRoutes.openapi(route(noticesContract.stop), async (c) => {
  await stopNotices(c.var.db, c.req.valid('query').token);
  return c.json({ success, message: textOf(c.var.lang, 'api.notices_stopped') }, 200);
});
