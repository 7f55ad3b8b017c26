import { Hono } from 'hono';
import { textOf } from '@/lib/i18n/texts';
import { langOf } from '../kernel/http/lang';

/** Answers 503 to every call; stands in for the host while its database is unavailable. */
export function unavailableHost() {
  const host = new Hono();
  host.all('*', (c) => {
    const lang = langOf(c.req.query('lang'), c.req.header('accept-language'));
    c.header('Retry-After', '5');
    c.header('Cache-Control', 'private, no-store');
    return c.json({ success: false, message: textOf(lang, 'api.not_now') }, 503);
  });
  return host;
}
